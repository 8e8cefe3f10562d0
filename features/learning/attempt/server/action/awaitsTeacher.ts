import type { Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { openCards, playable, type LearnerProgress } from '#deck/deck.navigate.ts'
import { graderOf } from '#deck/deck.verdict.ts'
import { answersTo, type StoredProgress } from '../progress/learnerProgress.ts'

/** Whether something was handed in to a person who has not said anything of it yet, and nothing else is left to do. */
export function awaitsTeacher(deck: Deck, stored: StoredProgress, progress: LearnerProgress): boolean {
  const handedIn = new Set(playable(deck).filter((card) => isWithTeacher(card, stored)))
  return handedIn.size > 0 && openCards(deck, progress).every((card) => handedIn.has(card))
}

function isWithTeacher(card: Card, stored: StoredProgress): boolean {
  const last = answersTo(stored, card).at(-1)
  if (!last || last.scaled !== null || last.grade) return false
  const grader = graderOf(card, last.response)
  return grader === 'person' || grader === 'aiThenPerson'
}
