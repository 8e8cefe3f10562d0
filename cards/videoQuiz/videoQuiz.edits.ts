import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { freeTime } from '#kit/card/video/videoEdits.ts'
import { placedMoments } from './videoQuiz.moments.ts'
import { maxMoments, type VideoMoment, type VideoQuizCard } from './videoQuiz.schema.ts'

export const momentEdits = partEdits('moments', maxMoments)

/** A moment without a question, at `at` or where none is yet; the next question that is added stands there. */
export function withNewMoment(card: VideoQuizCard, at: number): VideoQuizCard {
  const taken = placedMoments(card).map((moment) => moment.at)
  const added = { id: newPartId(), at: freeTime(taken, at), cardId: null, backTo: null }
  return momentEdits.added(card, [added], -1)
}

/** The next question that is added stands at this moment. */
export function withNextAt(card: VideoQuizCard, id: string): VideoQuizCard {
  const isNext = (moment: VideoMoment) => moment.id === id
  return {
    ...card,
    moments: [...card.moments.filter(isNext), ...card.moments.filter((moment) => !isNext(moment))],
  }
}

/** Without the moment and its question. */
export const withoutMoment = (card: VideoQuizCard, { id, cardId }: VideoMoment): VideoQuizCard =>
  momentEdits.without({ ...card, cards: card.cards.filter((inside) => inside.id !== cardId) }, id)
