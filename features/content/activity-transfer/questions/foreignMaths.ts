/**
 * A number that is worked out of values, which may be drawn for each learner. In texts the letters of values stand between
 * `valueMarks`.
 */
export interface ForeignMaths<Text> {
  readonly kind: 'maths'
  /** What is drawn, a line each, as the card writes it: `a = 2..9`, `c = a*b`, `a != b`. */
  readonly values: readonly string[]
  /** A formula of these letters. */
  readonly answer: string
  readonly tolerance: 'exact' | 'absolute' | 'percent' | 'figures'
  readonly margin: number
  readonly unitMode: 'none' | 'shown' | 'asked'
  /** The unit of the answer, then others with what one of them is in it. */
  readonly units: readonly { readonly name: string; readonly factor: number }[]
  /** Per cent of the points for the right number without the right unit. */
  readonly unitShare: number
  /** Wrong answers, with what is said to them. */
  readonly mistakes: readonly { readonly answer: string; readonly feedback: Text }[]
}
