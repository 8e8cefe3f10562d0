import { sidePhrases, type PairSide } from '#kit/card/pairSide.ts'
import { fileAt, pictureAt, type CardPhrase, type FileUse, type PictureUse } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { namespace } from '#kit/i18n/words.ts'
import { flipProblems } from './flip.problems.ts'
import {
  flipSchema,
  progressSchema,
  responseSchema,
  type FlipCard,
  type FlipResponse,
  type FlipSolution,
} from './flip.schema.ts'
import { acceptsFlip, backsOf, rightIn, scoreFlip } from './flip.score.ts'
import type { en } from './words/en.ts'

export const flipWords = namespace<typeof en>('card-flip')

const guide = `Cards with a front and a back, to turn and to remember. JSON fields:
- "type": "flip"
- "title": its heading, at most 100 characters
- "intro": what to do, at most 500 characters; may be empty
- "mode": "browse" (turn and read), "selfGrade" (say whether one knew it), "repetition" (what was not known comes again),
  "typed" (the back is typed: one to three words that can be spelled in one way)
- "pairs": 4 to 12 of {"front": {"text"}, "back": {"text"}, "tip": a help that does not give the back away,
  "accepted": up to 5 other right spellings, for "typed" only}; texts at most 300 characters
- "points": 0 for browse, else 1 to 5
One fact a pair; the front asks for exactly what the back says.`

/** Pairs of a front and a back: turned, graded by oneself, repeated until known, or typed. */
export const flip = defineCard({
  type: 'flip',
  schema: flipSchema,
  fresh: { pairs: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  sample: async () => (await import('./flip.sample.ts')).flipSample,
  progress: {
    schema: progressSchema,
    join: (before, now) => {
      const turned = [...new Set([...(before.turned ?? []), ...(now.turned ?? [])])]
      return { ...before, ...now, ...(turned.length > 0 && { turned }) }
    },
  },
  content: {
    guide,
    problems: flipProblems,
    phrases,
    unspoken: ['pairs'],
    pictures,
    files: sounds,
    redact: (card, seed) => ({ ...card, pairs: arrangedPairs(card, seed) }),
    paper: (card) => [
      ...paperText(card.intro),
      { kind: 'table', rows: card.pairs.map(({ front, back }) => [front, back]) },
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsFlip,
    score: scoreFlip,
    solution: (card): FlipSolution | null => (card.mode === 'typed' ? { backs: backsOf(card) } : null),
    rightTexts: ({ mode, pairs }) =>
      mode === 'typed' ? pairs.flatMap(({ back, accepted }) => [back.text, ...accepted]) : [],
    answersItself: ({ mode }) => mode !== 'typed',
    parts: (card) => card.pairs.map(({ id, front }) => ({ id, label: front.text })),
    chosen: (response) =>
      response.mode === 'graded' ? response.pairs.filter(({ known }) => known).map(({ id }) => id) : [],
    answerText,
    summary: (card, attempts) => {
      const right = attempts.map(({ response }) => new Set(rightIn(card, response)))
      return card.pairs.map(({ id, front }) => ({
        id,
        label: front.text,
        isRight: true,
        count: right.filter((ids) => ids.has(id)).length,
      }))
    },
  },
})

type Pairs = FlipCard['pairs']

/** In the order in which one learner meets them. */
function arrangedPairs({ id, shuffle, mode, pairs }: FlipCard, seed: number): Pairs {
  const arranged = shuffle ? shuffled(pairs, seedOfCard(seed, id)) : pairs
  return mode === 'typed' ? arranged.map(withoutBack) : arranged
}

/** The backs are shown once they were typed. */
function withoutBack(pair: Pairs[number]): Pairs[number] {
  return { ...pair, back: { text: '', picture: null, audio: null }, accepted: [] }
}

function sidesOf(card: FlipCard): { readonly path: string; readonly side: PairSide }[] {
  return card.pairs.flatMap(({ front, back }, index) => [
    { path: `pairs.${index}.front`, side: front },
    { path: `pairs.${index}.back`, side: back },
  ])
}

function pictures(card: FlipCard): PictureUse[] {
  return sidesOf(card).flatMap(({ path, side }) => pictureAt(`${path}.picture`, side.picture))
}

function sounds(card: FlipCard): FileUse[] {
  return sidesOf(card).flatMap(({ path, side }) => fileAt(`${path}.audio`, side.audio))
}

function phrases(card: FlipCard): CardPhrase[] {
  const sides = sidesOf(card).flatMap(({ path, side }) => sidePhrases(path, side))
  const others = card.pairs.flatMap(({ tip, accepted }, index) => [
    { path: `pairs.${index}.tip`, text: tip },
    ...accepted.map((text, place) => ({ path: `pairs.${index}.accepted.${place}`, text })),
  ])
  return [{ path: 'intro', text: card.intro }, ...sides, ...others]
}

function answerText(card: FlipCard, response: FlipResponse): string {
  if (response.mode === 'browse') return ''
  const right = new Set(rightIn(card, response))
  const typed = new Map(response.mode === 'typed' ? response.pairs.map(({ id, text }) => [id, text]) : [])
  return card.pairs
    .map(({ id, front, back }) => {
      const text = typed.get(id) ?? back.text
      return `${right.has(id) ? '[x]' : '[ ]'} ${front.text || front.picture?.alt || id}: ${text}`
    })
    .join('\n')
}
