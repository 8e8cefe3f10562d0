import { z } from 'zod'

export const shapes = ['json', 'card', 'cards'] as const

const text = z.string().trim().min(1).max(2000)

/** What an answer to a reference example must satisfy. */
export const expectationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contains'), text }),
  z.strictObject({ kind: z.literal('lacks'), text }),
  /** JSON, one card, or one card a line, by the cards' own schema. */
  z.strictObject({ kind: z.literal('shape'), shape: z.enum(shapes) }),
  /** Somebody compares the answer with this one and decides. */
  z.strictObject({ kind: z.literal('byEye'), text }),
  /** No four words of it in a row, however they are written. */
  z.strictObject({ kind: z.literal('hides'), text }),
  /** It relies on the source of this title, of those that its input holds. */
  z.strictObject({ kind: z.literal('names'), text }),
])
export type Expectation = z.output<typeof expectationSchema>

/** `open`: nothing is broken, and somebody has still to look. */
export const verdicts = ['passed', 'failed', 'open'] as const
export type Verdict = (typeof verdicts)[number]
