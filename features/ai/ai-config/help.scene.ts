import type { Outcome } from '#kit/card/verdict.ts'

export type Manner = 'tutor' | 'partner'
export type Rung = 1 | 2 | 3 | 4
export type PassageKind = 'card' | 'transcript' | 'reference' | 'file' | 'course'

/** All that a helper is told of a learner's place. */
export interface HelpScene {
  readonly manner: Manner
  readonly rung: Rung
  readonly persona: string
  readonly activity: string
  readonly card: {
    readonly number: string
    readonly title: string
    readonly text: string
    readonly answer: string
    readonly outcome: Outcome | null
    readonly feedback: string
    readonly hints: readonly string[]
  }
  readonly sources: readonly {
    readonly n: number
    readonly kind: PassageKind
    readonly title: string
    readonly number: string
    readonly text: string
  }[]
  readonly exchanges: readonly { readonly said: string; readonly reply: string }[]
  readonly said: string
}
