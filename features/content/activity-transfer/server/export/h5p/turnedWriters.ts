import * as z from 'zod/mini'
import {
  base,
  fileIn,
  html,
  line,
  pairSide,
  picture,
  writerOf,
  type H5pWriter,
  type Writing,
} from './h5pWriter.ts'

const flipCard = z.object({
  ...base,
  intro: z.string(),
  pairs: z.array(
    z.object({ front: pairSide, back: pairSide, accepted: z.array(z.string()), tip: z.string() }),
  ),
  mode: z.enum(['browse', 'selfGrade', 'repetition', 'typed']),
  shuffle: z.boolean(),
})
type FlipCard = z.output<typeof flipCard>

const flip = writerOf(flipCard, (card, writing) =>
  card.mode === 'typed' ? flashcards(card, writing) : dialogCards(card, writing),
)

const soundsIn = (audio: number | null, { files }: Writing, name: string): object => {
  const file = files.out(audio)
  return file ? { [name]: [file] } : {}
}

const dialogCards = (card: FlipCard, writing: Writing) => ({
  library: 'H5P.Dialogcards' as const,
  params: {
    title: '',
    mode: card.mode === 'repetition' ? 'repetition' : 'normal',
    description: html(card.intro),
    dialogs: card.pairs.map(({ front, back, tip }) => ({
      text: html(front.text),
      answer: html(back.text),
      ...fileIn('image', writing.files.out(front.picture?.fileId ?? null)),
      imageAltText: line(front.picture?.alt ?? ''),
      ...soundsIn(front.audio, writing, 'audio'),
      tips: { front: line(tip), back: '' },
    })),
    behaviour: { enableRetry: true, randomCards: card.shuffle },
  },
})

/** A stroke parts answers, so one within an answer cannot be written. */
function flashcards(card: FlipCard, { files }: Writing) {
  const answers = card.pairs.map(({ back, accepted }) => [back.text, ...accepted])
  if (answers.flat().some((answer) => answer.includes('/'))) return undefined
  return {
    library: 'H5P.Flashcards' as const,
    params: {
      description: line(card.intro),
      cards: card.pairs.map(({ front, tip }, index) => ({
        text: line(front.text),
        answer: (answers[index] ?? []).map(line).join('/'),
        ...fileIn('image', files.out(front.picture?.fileId ?? null)),
        imageAltText: line(front.picture?.alt ?? ''),
        tip: line(tip),
      })),
      caseSensitive: false,
    },
  }
}

const memoryCard = z.object({
  ...base,
  pairs: z.array(z.object({ first: pairSide, second: pairSide, same: z.boolean(), remark: z.string() })),
})

/** Tiles of H5P are pictures; those of words alone have no counterpart. */
const memory = writerOf(memoryCard, (card, writing) => {
  const { files } = writing
  const hasPictures = card.pairs.every(
    ({ first, second, same }) => first.picture !== null && (same || second.picture !== null),
  )
  if (!hasPictures) return undefined
  return {
    library: 'H5P.MemoryGame',
    params: {
      cards: card.pairs.map(({ first, second, same, remark }) => ({
        ...fileIn('image', files.out(first.picture?.fileId ?? null)),
        imageAlt: line(first.picture?.alt ?? ''),
        ...soundsIn(first.audio, writing, 'audio'),
        ...(!same && {
          ...fileIn('match', files.out(second.picture?.fileId ?? null)),
          matchAlt: line(second.picture?.alt ?? ''),
          ...soundsIn(second.audio, writing, 'matchAudio'),
        }),
        description: line(remark),
      })),
      behaviour: { useGrid: true, allowRetry: true },
    },
  }
})

const timelineCard = z.object({
  ...base,
  question: z.string(),
  mode: z.literal('walk'),
  moments: z.array(z.object({ date: z.string(), title: z.string(), body: z.string(), picture })),
})

/** A year, with a month and a day or without. */
const dated = /^-?\d{1,6}(-\d{1,2}){0,2}$/

/** H5P places moments by their dates: one in other words has no counterpart, and so has an order to be found. */
const timeline = writerOf(timelineCard, ({ question, moments }, { files }) => {
  if (!moments.every(({ date }) => dated.test(date))) return undefined
  return {
    library: 'H5P.Timeline',
    params: {
      timeline: {
        height: 600,
        defaultZoomLevel: '0',
        headline: line(question),
        text: '',
        asset: {},
        date: moments.map((moment) => ({
          startDate: moment.date.replaceAll(/(?<=\d)-/g, ','),
          headline: line(moment.title),
          text: html(moment.body),
          asset: {
            ...fileIn('thumbnail', files.out(moment.picture?.fileId ?? null)),
            caption: line(moment.picture?.alt ?? ''),
          },
        })),
      },
    },
  }
})

/** Cards that are turned, found or walked through, by their types. */
export const turnedWriters: Readonly<Record<string, H5pWriter>> = { flip, memory, timeline }
