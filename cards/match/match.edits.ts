import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxDistractors, maxPairs, type MatchAnswer, type MatchCard, type MatchPair } from './match.schema.ts'

export const pairEdits = partEdits('pairs', maxPairs)
export const distractorEdits = partEdits('distractors', maxDistractors)

const emptySide = (text = ''): MatchAnswer => ({ id: newPartId(), text, picture: null })
const emptyPair = ([text, answer]: readonly [string, string]): MatchPair => ({
  ...emptySide(text),
  answer: emptySide(answer),
})

export const withNewPairs = (
  card: MatchCard,
  texts: readonly (readonly [string, string])[] = [['', '']],
): MatchCard => pairEdits.added(card, texts.map(emptyPair))

/** Rows pasted from a sheet or a list (`left, tab, right`): they replace pairs that are still empty. One row is none. */
export function withPastedPairs(card: MatchCard, rows: readonly (readonly [string, string])[]): MatchCard {
  if (rows.length < 2) return card
  const written = card.pairs.filter((pair) => !isEmpty(pair) || !isEmpty(pair.answer))
  return withNewPairs({ ...card, pairs: written }, rows)
}

const isEmpty = ({ text, picture }: MatchAnswer): boolean => text.trim() === '' && picture === null

export const withNewDistractor = (card: MatchCard): MatchCard => distractorEdits.added(card, [emptySide()])

/** Reads rows of two columns, parted by a tab, or else by `=`, `:` or a dash between spaces; other lines are left out. */
export const rowsIn = (text: string): (readonly [string, string])[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const parted = /^(.+?)(?:\t|\s*[=＝]\s*|\s*[:：]\s+|：|\s+[-–—]\s+)(.+)$/u.exec(line.trim())
    const [, left = '', right = ''] = parted ?? []
    return parted ? [[left.trim(), right.trim()] as const] : []
  })
