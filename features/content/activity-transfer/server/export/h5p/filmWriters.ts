import * as z from 'zod/mini'
import { cardOf, type Card } from '#cards/index.ts'
import type { H5pFiles } from './h5pFiles.ts'
import { base, fileIn, line, picture, writerOf, type H5pNode, type H5pWriter } from './h5pWriter.ts'

const film = {
  ...base,
  fileId: z.nullable(z.int()),
  durationMs: z.nullable(z.number()),
  poster: picture,
  chapters: z.array(z.object({ at: z.number(), title: z.string() })),
  noSkip: z.boolean(),
}
const filmCard = z.object(film)
type FilmCard = z.output<typeof filmCard>

const videoCard = z.object({ ...film, source: z.enum(['file', 'address']), address: z.string() })

const youTube = /^https:\/\/(www\.)?(youtube\.com|youtu\.be)\//

/** A video alone; one with chapters, or in which nobody may skip, is H5P's interactive video, which has both. */
const video = writerOf(videoCard, (card, { files }) => {
  const { source, fileId, address, poster, chapters, noSkip } = card
  const elsewhere = { path: address, mime: youTube.test(address) ? 'video/YouTube' : 'video/mp4' }
  const file =
    source === 'file'
      ? files.out(fileId)
      : address === ''
        ? undefined
        : { ...elsewhere, copyright: { license: 'U' } }
  if (!file) return undefined
  if (chapters.length > 0 || noSkip) return interactiveVideo(card, file, files, [])
  return {
    library: 'H5P.Video',
    params: {
      sources: [file],
      visuals: { fit: true, controls: true, ...fileIn('poster', files.out(poster?.fileId ?? null)) },
      playback: { autoplay: false, loop: false },
    },
  }
})

const titleMax = 60

function interactiveVideo(card: FilmCard, file: object, files: H5pFiles, interactions: readonly object[]) {
  const { title, poster, chapters, noSkip } = card
  const shown = [...title].slice(0, titleMax).join('')
  return {
    library: 'H5P.InteractiveVideo' as const,
    params: {
      interactiveVideo: {
        video: {
          startScreenOptions: {
            title: line(shown) || 'Interactive Video',
            hideStartTitle: true,
            ...fileIn('poster', files.out(poster?.fileId ?? null)),
          },
          textTracks: { videoTrack: [] },
          files: [file],
        },
        assets: {
          interactions,
          bookmarks: chapters.map(({ at, title: label }) => ({ time: at, label: line(label) })),
          endscreens: [],
        },
      },
      override: {
        autoplay: false,
        loop: false,
        showBookmarksmenuOnLoad: false,
        showRewind10: false,
        preventSkippingMode: noSkip ? 'forward' : 'none',
        deactivateSound: false,
      },
    },
  }
}

const moment = z.object({ at: z.number(), cardId: z.nullable(z.int()), backTo: z.nullable(z.number()) })
const quizCard = z.object({ ...film, cards: z.array(z.custom<Card>()), moments: z.array(moment) })

/** Each question from its moment on; undefined where one of them is none that a film of H5P stops for. */
const videoQuiz = writerOf(quizCard, (card, { files, inside }) => {
  const file = files.out(card.fileId)
  const asked = card.moments
    .toSorted((one, other) => one.at - other.at)
    .flatMap((each) => card.cards.filter(({ id }) => id === each.cardId).map((own) => ({ ...each, own })))
  const written = asked.flatMap(({ at, backTo, own }) => {
    const node = inside(own, 'interactiveVideo')
    return node ? [interaction(node, { at, backTo, isRequired: own.required })] : []
  })
  if (!file || written.length === 0 || written.length < card.cards.length) return undefined
  return interactiveVideo(card, file, files, written)
})

/** So long an interaction stays on the film, which stops for it all the same, in seconds. */
const shownFor = 10

interface Moment {
  readonly at: number
  readonly backTo: number | null
  readonly isRequired: boolean
}

/** A question over most of the picture, wide enough for a board. */
const interaction = (action: H5pNode, { at, backTo, isRequired }: Moment) => ({
  x: 10,
  y: 10,
  width: 30,
  height: 20,
  duration: { from: at, to: at + shownFor },
  libraryTitle: action.library.replace(/^H5P\.| .*$/g, ''),
  action,
  pause: true,
  displayType: 'poster',
  buttonOnMobile: false,
  label: '',
  visuals: { backgroundColor: 'rgb(255, 255, 255)', boxShadow: true },
  adaptivity: {
    correct: { allowOptOut: false, message: '', seekLabel: '' },
    wrong: { ...(backTo !== null && { seekTo: backTo }), allowOptOut: false, message: '', seekLabel: '' },
    requireCompletion: isRequired,
  },
})

const timed = z.object({
  type: z.literal('videoQuiz'),
  moments: z.array(z.looseObject({ at: z.number(), cardId: z.nullable(z.int()) })),
})

/** A film with its moments and the cards inside in the order of time, as H5P keeps them; any other card as it is. */
export function asPlayed(card: Card): Card {
  const known = z.safeParse(timed, card).data
  if (!known) return card
  const { children, withChildren } = cardOf(card.type).nesting
  const inside = children(card)
  const moments = known.moments
    .filter(({ cardId }) => cardId === null || inside.some(({ id }) => id === cardId))
    .toSorted((one, other) => one.at - other.at)
  const placeOf = ({ id }: Card) => moments.findIndex(({ cardId }) => cardId === id)
  const ordered = { ...card, moments }
  return withChildren(
    ordered,
    inside.toSorted((one, other) => placeOf(one) - placeOf(other)),
  )
}

/** Cards that are films, by their types. */
export const filmWriters: Readonly<Record<string, H5pWriter>> = { video, videoQuiz }
