import { phrase, type Phrase } from '#kit/i18n/words.ts'
import type { Rung } from '#features/ai/ai-config/help.kinds.ts'
import { helpWords } from './help.words.ts'

/** How far help goes after so many turns since the learner's last answer to the card: a new answer starts from the bottom. */
export function rungOf(turnsSinceAnswer: number): Rung {
  if (turnsSinceAnswer <= 0) return 1
  if (turnsSinceAnswer === 1) return 2
  return turnsSinceAnswer === 2 ? 3 : 4
}

/** How many of the author's hints an AI is told: from the second rung on the next one, whether the learner has opened it or not. */
export const hintsToldAt = (rung: Rung, hintsUsed: number): number => (rung > 1 ? hintsUsed + 1 : hintsUsed)

/** Where something can be read again; `number` is '' for what is no card. */
export interface LadderSource {
  readonly number: string
  readonly title: string
}

const steps = { 1: 'look', 2: 'narrow', 3: 'method', 4: 'again' } as const

/**
 * What is said where no AI can: a sentence that was written beforehand. On the second rung it is the author's `hint`, where
 * there is one; else it names `source`. Nothing in it is an AI's.
 */
export function ladderPhrase(rung: Rung, source: LadderSource | undefined, hint: string | undefined): Phrase {
  if (rung === 2 && hint) return phrase(helpWords, 'ladder.hint', { hint })
  const step = steps[rung]
  const [number, title] = [source?.number ?? '', source?.title.trim() ?? '']
  if (number !== '' && title !== '') return phrase(helpWords, `ladder.${step}.card`, { number, title })
  if (number !== '') return phrase(helpWords, `ladder.${step}.number`, { number })
  if (title !== '') return phrase(helpWords, `ladder.${step}.title`, { title })
  return phrase(helpWords, `ladder.${step}.alone`)
}
