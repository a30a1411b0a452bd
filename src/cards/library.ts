/** The package of prices, looked at before it is used: any version may be installed beside the core. */
import * as prices from "@pydantic/genai-prices";

if (typeof prices.calcPrice !== "function" || typeof prices.findProvider !== "function") {
  throw new Error(
    'The entry "context-compiler/cards" needs version 0.1.8 or later of the package "@pydantic/genai-prices". Install @pydantic/genai-prices@0.1.',
  );
}

export const { calcPrice, findProvider } = prices;
