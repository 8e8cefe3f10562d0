import { isEmptySide, type PairSide } from '#kit/card/pairSide.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import type { FlipCard } from './flip.schema.ts'

/** What stops pairs from being turned. */
export function flipProblems({ pairs, mode }: FlipCard): OwnProblem[] {
  if (pairs.length === 0) return [{ path: 'pairs', key: 'problems.noPair' }]
  const fronts = pairs.map(({ front }) => (isBare(front) ? front.text.trim().toLowerCase() : ''))
  return pairs.flatMap(({ front, back }, index) => {
    const values = { number: index + 1 }
    const text = fronts[index] ?? ''
    const isDuplicate = text !== '' && fronts.indexOf(text) < index
    const isUnsaid = mode === 'typed' && back.text.trim() === '' && !isEmptySide(back)
    return [
      ...when(isEmptySide(front), `pairs.${index}.front.text`, 'problems.noFront', values),
      ...when(isDuplicate, `pairs.${index}.front.text`, 'problems.twinFront', values),
      ...when(isEmptySide(back), `pairs.${index}.back.text`, 'problems.noBack', values),
      ...when(isUnsaid, `pairs.${index}.back.text`, 'problems.noTyped', values),
    ]
  })
}

const isBare = ({ picture, audio }: PairSide): boolean => picture === null && audio === null

const when = (isSo: boolean, path: string, key: string, values: { readonly number: number }): OwnProblem[] =>
  isSo ? [{ path, key, values }] : []
