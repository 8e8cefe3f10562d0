import { newPartId } from '#kit/card/card.ts'
import {
  mostDistractors,
  mostPairs,
  type MatchAnswer,
  type MatchCard,
  type MatchPair,
} from './match.schema.ts'

const emptySide = (text = ''): MatchAnswer => ({ id: newPartId(), text, picture: null })
const emptyPair = ([text, answer]: readonly [string, string]): MatchPair => ({
  ...emptySide(text),
  answer: emptySide(answer),
})

type Side = Partial<Pick<MatchAnswer, 'text' | 'picture'>>

const changePair = (card: MatchCard, id: string, change: (pair: MatchPair) => MatchPair): MatchCard => ({
  ...card,
  pairs: card.pairs.map((pair) => (pair.id === id ? change(pair) : pair)),
})

export const withLeft = (card: MatchCard, id: string, left: Side): MatchCard =>
  changePair(card, id, (pair) => ({ ...pair, ...left }))

export const withRight = (card: MatchCard, id: string, right: Side): MatchCard =>
  changePair(card, id, (pair) => ({ ...pair, answer: { ...pair.answer, ...right } }))

export const withNewPairs = (
  card: MatchCard,
  texts: readonly (readonly [string, string])[] = [['', '']],
): MatchCard => ({ ...card, pairs: [...card.pairs, ...texts.map(emptyPair)].slice(0, mostPairs) })

export const withoutPair = (card: MatchCard, id: string): MatchCard => ({
  ...card,
  pairs: card.pairs.filter((pair) => pair.id !== id),
})

export function withMovedPair(card: MatchCard, from: number, to: number): MatchCard {
  const pair = card.pairs[from]
  if (!pair || to < 0 || to >= card.pairs.length) return card
  return { ...card, pairs: card.pairs.toSpliced(from, 1).toSpliced(to, 0, pair) }
}

/** Rows pasted from a sheet or a list (`left, tab, right`): they replace pairs that hold nothing yet. */
export function withPastedPairs(card: MatchCard, rows: readonly (readonly [string, string])[]): MatchCard {
  const written = card.pairs.filter((pair) => !isEmpty(pair) || !isEmpty(pair.answer))
  return withNewPairs({ ...card, pairs: written }, rows)
}

const isEmpty = ({ text, picture }: MatchAnswer): boolean => text.trim() === '' && picture === null

export const withDistractor = (card: MatchCard, id: string, text: string): MatchCard => ({
  ...card,
  distractors: card.distractors.map((each) => (each.id === id ? { ...each, text } : each)),
})

export const withNewDistractor = (card: MatchCard): MatchCard => ({
  ...card,
  distractors: [...card.distractors, emptySide()].slice(0, mostDistractors),
})

export const withoutDistractor = (card: MatchCard, id: string): MatchCard => ({
  ...card,
  distractors: card.distractors.filter((each) => each.id !== id),
})

/** Reads rows of two columns, parted by a tab, or else by `=`, `:` or a dash between spaces; other lines are left out. */
export const rowsIn = (text: string): (readonly [string, string])[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const parted = /^(.+?)(?:\t|\s*[=＝]\s*|\s*[:：]\s+|：|\s+[-–—]\s+)(.+)$/u.exec(line.trim())
    const [, left = '', right = ''] = parted ?? []
    return parted ? [[left.trim(), right.trim()] as const] : []
  })
