/** What a unit counts: pieces of material, or use of AI. */
export const unitKinds = ['material', 'usage'] as const
export type UnitKind = (typeof unitKinds)[number]

/** What use of AI is counted in: 1,000 tokens (in and out alike), a picture, a minute of speech. */
export const measures = ['tokens1000', 'image', 'speechMinute'] as const
export type Measure = (typeof measures)[number]

/** Yuan; a thousand tokens may cost less than a fen, hence six decimals. */
export const priceMax = 999.999999
export const priceDecimals = 6

/** How many decimals a price is written with: two, or as many as it has. */
export const decimalsOf = (price: number): number =>
  Math.max(2, price.toFixed(priceDecimals).replace(/0+$/, '').split('.')[1]?.length ?? 0)
