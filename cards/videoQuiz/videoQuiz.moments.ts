import type { OwnProblem } from '#kit/card/content.ts'
import { secondsOf, videoFileProblems } from '#kit/card/video/videoParts.ts'
import { formatPlayTime } from '#kit/media/playTime.ts'
import { maxMoments, type VideoMoment, type VideoQuizCard } from './videoQuiz.schema.ts'

/** A moment with its place in the card. */
export interface PlacedMoment extends VideoMoment {
  readonly index: number
}

/** The moments of questions that are there, and those that have none yet, by time. */
export function placedMoments({ moments, cards }: VideoQuizCard): readonly PlacedMoment[] {
  return moments
    .map((moment, index) => ({ ...moment, index }))
    .filter(isThere({ cards }))
    .toSorted((one, other) => one.at - other.at)
}

/** Whether a moment has its question, or none yet. */
function isThere({ cards }: Pick<VideoQuizCard, 'cards'>) {
  const ids = new Set(cards.map(({ id }) => id))
  return ({ cardId }: Pick<VideoMoment, 'cardId'>): boolean => cardId === null || ids.has(cardId)
}

/**
 * The card with a moment for each card inside. A new one takes the first moment that has none, else one behind the last; the
 * moments of those that are gone stay, since they may come back. The same card always becomes the same.
 */
export function withMatchedMoments(card: VideoQuizCard): VideoQuizCard {
  const timed = new Set(card.moments.map(({ cardId }) => cardId))
  return card.cards.filter(({ id }) => !timed.has(id)).reduce(withMomentFor, card)
}

function withMomentFor(card: VideoQuizCard, { id }: { readonly id: number }): VideoQuizCard {
  const { moments } = card
  const empty = moments.find(({ cardId }) => cardId === null)
  if (empty)
    return {
      ...card,
      moments: moments.map((moment) => (moment === empty ? { ...moment, cardId: id } : moment)),
    }
  const added = { id: freeId(moments, id), at: nextTime(card), cardId: id, backTo: null }
  const kept = moments.length < maxMoments ? moments : moments.filter(isThere(card))
  return { ...card, moments: [...kept, added] }
}

function freeId(moments: readonly VideoMoment[], cardId: number): string {
  let id = `q${cardId}`
  while (moments.some((moment) => moment.id === id)) id += 'a'
  return id
}

const usualGap = 30

/** Half a minute behind the last moment, or between it and the end. */
function nextTime(card: VideoQuizCard): number {
  const length = Math.min(secondsOf(card), card.end ?? Infinity)
  const last = placedMoments(card).at(-1)?.at ?? card.start
  return last + usualGap < length ? last + usualGap : Math.round((last + Math.max(last, length)) * 5) / 10
}

/** What stops a video with questions from being shown. */
export const videoQuizProblems = (card: VideoQuizCard): OwnProblem[] => [
  ...videoFileProblems(card),
  ...momentProblems(card),
]

function momentProblems(card: VideoQuizCard): OwnProblem[] {
  const placed = placedMoments(card)
  if (placed.length === 0) return [{ path: 'moments', key: 'problems.noMoments' }]
  const end = Math.min(secondsOf(card), card.end ?? Infinity)
  return placed.flatMap(({ at, cardId, backTo, index }, place) => {
    const found = (name: string, key: string) => [
      { path: `moments.${index}.${name}`, key: `problems.${key}`, values: { time: formatPlayTime(at) } },
    ]
    if (cardId === null) return found('cardId', 'emptyMoment')
    if (at >= end || at < card.start) return found('at', 'outsideMoment')
    if (placed[place - 1]?.at === at) return found('at', 'twinMoment')
    return backTo !== null && backTo >= at ? found('backTo', 'lateBack') : []
  })
}
