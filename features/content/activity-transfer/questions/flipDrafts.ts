import { fitsIn } from '#kit/value/graphemes.ts'
import { textDrafts, type Draft } from '../draftCards.ts'
import { rule } from '../richBuilder.ts'
import { limitOf } from './cardLimits.ts'
import type { ForeignPair, ForeignText, OfKind } from './foreignQuestion.ts'
import { wordsOfText, type QuestionParts } from './questionParts.ts'

const sides = ['front', 'back'] as const

/**
 * Pairs to be turned as often as each needs, or whose back is typed, on as many cards as they need. A pair that is too long for
 * that stands in a card of text behind them, with nothing cut.
 */
export function flipDrafts({ pairs, isTyped }: OfKind<'flip'>, parts: QuestionParts): Draft[] {
  const isShort = (pair: ForeignPair) =>
    sides.every((side) => fitsIn(wordsOfText(pair[side]), limitOf('flipSide')))
  const all = pairs.filter(isShort).map((pair, index) => ({
    id: `p${index + 1}`,
    front: sideOf(pair.front, parts),
    back: sideOf(pair.back, parts),
    tip: parts.line(pair.tip, limitOf('flipTip')),
  }))
  const head = { type: 'flip', ...parts.head(), mode: isTyped ? 'typed' : 'repetition' }
  const size = limitOf('flipPairs')
  const count = Math.ceil(all.length / size)
  if (count > 1) parts.changed('pairsSplit', String(all.length))
  return [
    ...Array.from({ length: count }, (_, index) => ({
      ...head,
      pairs: all.slice(index * size, (index + 1) * size),
    })),
    ...pairs.filter((pair) => !isShort(pair)).flatMap((pair) => longDrafts(pair, parts)),
  ]
}

const sideOf = (text: ForeignText, parts: QuestionParts) => ({
  text: parts.words(text, limitOf('flipSide')),
  ...parts.picture(text),
  ...parts.audio(text),
})

function longDrafts({ front, back, tip }: ForeignPair, parts: QuestionParts): Draft[] {
  parts.changed('pairAsText', wordsOfText(front))
  const { drafts } = textDrafts([...front.blocks, ...tip.blocks, rule, ...back.blocks])
  return [...parts.filesOf(front), ...drafts, ...parts.filesOf(back)]
}
