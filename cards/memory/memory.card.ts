import { sidePhrases, type PairSide } from '#kit/card/pairSide.ts'
import { fileAt, pictureAt, type CardPhrase, type FileUse, type PictureUse } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText, type PaperBlock } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { memoryGuide } from './memory.guide.ts'
import { fairMoves, isGameOf, movesIn, scoreMemory } from './memory.moves.ts'
import { memoryProblems } from './memory.problems.ts'
import { memorySchema, responseSchema, type MemoryCard } from './memory.schema.ts'
import { dealt, tilesOf } from './memory.tiles.ts'
import type { en } from './words/en.ts'

export const memoryWords = namespace<typeof en>('card-memory')

/** Pairs that lie face down and are found two by two; one may play again. */
export const memory = defineCard({
  type: 'memory',
  schema: memorySchema,
  fresh: {
    attempts: { max: null, showAnswer: 'never' },
    pairs: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  },
  sample: async () => (await import('./memory.sample.ts')).memorySample,
  content: {
    guide: memoryGuide,
    problems: memoryProblems,
    phrases,
    unspoken: ['pairs'],
    pictures,
    files,
    redact: dealt,
    paper,
  },
  answering: {
    responseSchema,
    accepts: isGameOf,
    score: scoreMemory,
    answersItself: () => true,
    answerText: (card, { turned }) => {
      const names = new Map(tilesOf(card).map(({ id, side }) => [id, nameOf(side) || id]))
      return movesIn(turned)
        .map(({ tileIds, found }) => {
          const [first, second] = tileIds.map((id) => names.get(id) ?? id)
          return `${found === undefined ? '[ ]' : '[x]'} ${first} | ${second}`
        })
        .join('\n')
    },
    // How many did with few moves, with more, and with very many.
    summary: ({ pairs }, attempts) => {
      const fair = fairMoves(pairs.length)
      const moves = attempts.map(({ response }) => movesIn(response.turned).length)
      const within = (from: number, to: number) => moves.filter((each) => each > from && each <= to).length
      return [
        { id: 'few', label: '', isRight: true, count: within(0, fair) },
        { id: 'more', label: '', isRight: null, count: within(fair, 2 * fair) },
        { id: 'many', label: '', isRight: null, count: within(2 * fair, Infinity) },
      ]
    },
  },
})

const nameOf = ({ text, picture }: PairSide): string => text || (picture?.alt ?? '')

/** The sides of all pairs; what is written on a second side that does not show is still there. */
const sidesOf = (
  card: MemoryCard,
): { readonly path: string; readonly side: PairSide; readonly isShown: boolean }[] =>
  card.pairs.flatMap(({ first, second, same }, index) => [
    { path: `pairs.${index}.first`, side: first, isShown: true },
    { path: `pairs.${index}.second`, side: second, isShown: !same },
  ])

function pictures(card: MemoryCard): PictureUse[] {
  return sidesOf(card).flatMap(({ path, side, isShown }) =>
    pictureAt(`${path}.picture`, isShown ? side.picture : null),
  )
}

/** A picture that does not show stays in use, and needs no words yet. */
function files(card: MemoryCard): FileUse[] {
  return sidesOf(card).flatMap(({ path, side, isShown }) => [
    ...fileAt(`${path}.audio`, side.audio),
    ...fileAt(`${path}.picture.fileId`, isShown ? null : (side.picture?.fileId ?? null)),
  ])
}

function phrases(card: MemoryCard): CardPhrase[] {
  return [
    { path: 'intro', text: card.intro },
    ...sidesOf(card).flatMap(({ path, side }) => sidePhrases(path, side)),
    ...card.pairs.map(({ remark }, index) => ({ path: `pairs.${index}.remark`, text: remark })),
  ]
}

/** Two columns to be joined; what is alike on both sides, and what is heard, needs the screen. */
function paper(card: MemoryCard): PaperBlock[] {
  const joined = card.pairs.filter(
    ({ first, second, same }) => !same && [first, second].every((side) => side.text || side.picture),
  )
  const isIn = (id: string) => joined.some((pair) => pair.id === id)
  const column = (number: 1 | 2) =>
    tilesOf(card)
      .filter(({ id, pairId }) => isIn(pairId) && id.endsWith(`.${number}`))
      .map(({ side }) => ({ text: side.text, picture: side.picture }))
  return [
    ...paperText(card.intro),
    ...(joined.length > 0 ? [{ kind: 'columns' as const, left: column(1), right: column(2) }] : []),
    ...(joined.length < card.pairs.length ? [{ kind: 'screen' as const }] : []),
  ]
}
