import { countGraphemes } from '#kit/value/graphemes.ts'
import { maxReasonLength } from '#kit/contract/review.ts'
import type { Decision } from '../audit.contract.ts'
import type { Place } from './reviewable.ts'

/** The reason that stands nowhere in particular. */
export const wholePlace = ''

/** A reason as it is being written; `place` is the key of a place, or the whole. */
export interface DraftReason {
  readonly id: number
  readonly place: string
  readonly text: string
}

/** A decision as it is being written. */
export interface DecisionDraft {
  readonly result: Decision['result']
  /** What goes with an approval. */
  readonly word: string
  readonly reasons: readonly DraftReason[]
}

export const blankDraft: DecisionDraft = {
  result: 'approved',
  word: '',
  reasons: [{ id: 1, place: wholePlace, text: '' }],
}

const isWritten = ({ text }: DraftReason) => text.trim() !== ''

export const leftIn = (text: string): number => maxReasonLength - countGraphemes(text.trim())

/** What stops a draft from being sent: nothing said, or too much. */
export function draftProblem({ result, word, reasons }: DecisionDraft): 'needed' | 'tooLong' | undefined {
  const texts = result === 'approved' ? [word] : reasons.map(({ text }) => text)
  if (texts.some((text) => leftIn(text) < 0)) return 'tooLong'
  return result === 'rejected' && !reasons.some(isWritten) ? 'needed' : undefined
}

/** The first place that no reason has yet, else the whole. */
export function freePlace({ reasons }: DecisionDraft, places: readonly Place[]): string {
  const taken = new Set(reasons.map(({ place }) => place))
  return places.find(({ key }) => !taken.has(key))?.key ?? wholePlace
}

/** The reasons as the call takes them: one for the whole, the others each at its place. */
export function decisionTextOf({ result, word, reasons }: DecisionDraft, places: readonly Place[]) {
  if (result === 'approved') return word.trim() === '' ? {} : { reason: word.trim() }
  const written = reasons.filter(isWritten).map(({ place, text }) => ({ place, text: text.trim() }))
  const general = written.filter(({ place }) => place === wholePlace).map(({ text }) => text)
  const pinned = written.flatMap(({ place, text }) => {
    const found = places.find(({ key }) => key === place)
    return found ? [{ ...found.pin, text }] : []
  })
  return {
    ...(general.length > 0 && { reason: general.join('\n') }),
    ...(pinned.length > 0 && { reasons: pinned }),
  }
}
