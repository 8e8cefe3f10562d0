import { isEmptySide, type PairSide } from '#kit/card/pairSide.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { minPairs, type MemoryCard, type Pair } from './memory.schema.ts'

/** What stops pairs from being found. */
export function memoryProblems({ pairs }: MemoryCard): OwnProblem[] {
  const shown = pairs.map(({ first, second, same }) => (same ? [first] : [first, second]))
  const few = { path: 'pairs', key: 'problems.fewPairs', values: { count: minPairs } }
  return [
    ...(pairs.length < minPairs ? [few] : []),
    ...pairs.flatMap((pair, index) =>
      problemsOf(pair, index, (side) => shown.slice(0, index).some((before) => before.some(looksLike(side)))),
    ),
  ]
}

function problemsOf(pair: Pair, index: number, isTwin: (side: PairSide) => boolean): OwnProblem[] {
  const names = pair.same ? (['first'] as const) : (['first', 'second'] as const)
  return names.flatMap((name) => {
    const side = pair[name]
    const at = { path: `pairs.${index}.${name}.text`, values: { number: index + 1 } }
    if (isEmptySide(side)) return [{ ...at, key: `problems.${name}` }]
    // Who does not see the picture has nothing to find.
    if (isSilent(side)) return [{ ...at, key: 'problems.silent' }]
    return isTwin(side) ? [{ ...at, key: 'problems.twin' }] : []
  })
}

const isSilent = ({ text, picture, audio }: PairSide): boolean =>
  text.trim() === '' && audio === null && picture?.decorative === true

/** Two tiles of different pairs that look alike cannot be distinguished. */
const looksLike =
  (side: PairSide) =>
  (other: PairSide): boolean =>
    !isEmptySide(other) && sameJson(faceOf(side), faceOf(other))

const faceOf = ({ text, picture, audio }: PairSide) => ({
  text: text.trim().toLowerCase(),
  picture: picture?.fileId ?? null,
  audio,
})
