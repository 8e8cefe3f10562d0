import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { gradingsOf } from './question.problems.ts'
import {
  keywordMax,
  maxKeywords,
  maxSynonyms,
  type Grading,
  type QuestionCard,
  type QuestionKind,
} from './question.schema.ts'

/** Changes the kind of answer; a grading that cannot judge it gives way. */
export function withKind(card: QuestionCard, kind: QuestionKind): QuestionCard {
  const possible = gradingsOf(kind)
  const fallback: Grading = card.grading === 'none' ? 'none' : kind === 'number' ? 'rule' : 'person'
  const grading = possible.includes(card.grading) ? card.grading : fallback
  return withGrading({ ...card, kind }, grading)
}

/** Changes who grades; what is graded is worth something, unless the author has said how much. */
export function withGrading(card: QuestionCard, grading: Grading): QuestionCard {
  const isFirst = card.grading === 'none' && grading !== 'none' && card.points === 0
  return { ...card, grading, points: isFirst ? 1 : grading === 'none' ? 0 : card.points }
}

export const keywordEdits = partEdits('keywords', maxKeywords)

export const withNewKeyword = (card: QuestionCard): QuestionCard =>
  keywordEdits.added(card, [{ id: newPartId(), text: '', synonyms: [], points: 1 }])

/** Spellings parted by commas, of whatever kind. */
export const synonymsIn = (text: string): string[] =>
  [...new Set(text.split(/[,，、;；]/).map((each) => [...each.trim()].slice(0, keywordMax).join('')))]
    .filter((each) => each !== '')
    .slice(0, maxSynonyms)
