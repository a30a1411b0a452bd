/** Every prompt of the older language (spec/focus, chapter 4). What is put into one stands as it is. */

export const MIXED = "Your directive mixes multiple directive types. Please provide one.";
export const NO_VALUE = "What should I use?";
export const SEVERAL_VALUES = "Please provide a single value to use.";
export const UNCLEAR_VALUE = "The value is unclear. Please provide a single value to use.";
export const NOTHING_TO_PROHIBIT = "What should I prohibit?";
export const NOTHING_TO_ALLOW = "What should I allow?";
export const SEVERAL_ITEMS = "Your directive was unclear. Please specify one item.";

export const nothingToChange = (payload: string): string =>
  `There's nothing to change from yet. Did you mean to use "${payload}"?`;

export const meantToProhibit = (item: string): string => `Did you mean to prohibit '${item}'?`;

export const answerYesOrNo = (item: string): string => `${meantToProhibit(item)} Please answer yes or no.`;
