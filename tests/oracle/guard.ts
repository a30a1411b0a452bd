/** The guard against circles, naively: some block, written down so many times, is how the list ends. */
export function goesRound(names: readonly string[], threshold: number): boolean {
  for (let size = 1; size <= Math.floor(names.length / threshold); size += 1) {
    const block = names.slice(names.length - size);
    const repeated = Array.from({ length: threshold }, () => block).flat();
    if (JSON.stringify(names.slice(names.length - repeated.length)) === JSON.stringify(repeated)) return true;
  }
  return false;
}
