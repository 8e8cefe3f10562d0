/** In millionths of a yuan: what a thousand tokens, a picture and a minute of speech cost. */
export interface Prices {
  readonly tokens1000: number
  readonly image: number
  readonly speechMinute: number
}
export const free: Prices = { tokens1000: 0, image: 0, speechMinute: 0 }

/** The amount of work that an AI did. */
export interface Work {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly pictures: number
  readonly speechMs: number
}
export const nothing: Work = { inputTokens: 0, outputTokens: 0, pictures: 0, speechMs: 0 }

/** What work costs in millionths of a yuan, rounded up to a whole one. */
export const costOf = ({ inputTokens, outputTokens, pictures, speechMs }: Work, prices: Prices): number =>
  Math.ceil(
    ((inputTokens + outputTokens) * prices.tokens1000) / 1000 +
      pictures * prices.image +
      (speechMs * prices.speechMinute) / 60_000,
  )

export const microInYuan = 1_000_000
/** Yuan of an amount in millionths of a yuan, as people read and type it. */
export const inYuan = (micro: number): number => micro / microInYuan
/** Whole millionths of a yuan of an amount in yuan, as the database keeps it. */
export const inMicro = (yuan: number): number => Math.round(yuan * microInYuan)
