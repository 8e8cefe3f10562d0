import { useEffect, useRef, useState } from 'react'
import type { Inside, InsideCard } from '#kit/card/web/cardUi.ts'
import type { SeekMark } from '#kit/media/web/SeekBar.tsx'
import type { VideoHandle } from '#kit/media/web/VideoView.tsx'
import { secondsOf } from '#kit/card/video/videoParts.ts'
import type { VideoQuizCard } from '../videoQuiz.schema.ts'

/** A question with its place in the video. */
export interface QuizMark extends SeekMark {
  readonly cardId: number
  readonly backTo: number | null
  readonly title: string
  readonly state: 'open' | 'short' | 'done'
}

interface Opened {
  readonly cardId: number
  /** Whether the learner came to it, so that it takes the focus. */
  readonly isMet: boolean
}

const nobody: ReadonlySet<number> = new Set()
/** So far before the end of the video its last moment is met: a video that has ended stops no more. */
const beforeEnd = 0.2

/** Which question is on the screen, which ones still stop the video, and how the video goes on behind one. */
export function useQuestions(card: VideoQuizCard, inside: Inside | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [passed, setPassed] = useState(nobody)
  const [again, setAgain] = useState(nobody)
  const [turn, setTurn] = useState<{ readonly from: number | null }>()
  const handle = useRef<VideoHandle>(null)
  const held = new Map(inside?.cards.map((each) => [each.id, each]))
  const stops = (question: InsideCard) =>
    again.has(question.id) || !(question.isDone || passed.has(question.id))
  const marks = marksOf(card, held, stops)

  // The video is told once it knows which questions are answered.
  useEffect(() => {
    if (!turn) return
    if (turn.from !== null) handle.current?.seek(turn.from)
    handle.current?.play()
  }, [turn])
  const askedId = inside?.play?.askedId
  const askedAt = marks.find(({ cardId }) => cardId === askedId)?.at
  useEffect(() => {
    setOpened(askedId === undefined || askedAt === undefined ? null : { cardId: askedId, isMet: false })
    if (askedAt !== undefined) handle.current?.seek(askedAt)
  }, [askedId, askedAt])

  return {
    marks,
    handle,
    opened: marks.find(({ cardId }) => cardId === opened?.cardId),
    isMet: opened?.isMet === true,
    open: (cardId: number) => setOpened({ cardId, isMet: true }),
    close: () => setOpened(null),
    goOn({ cardId }: QuizMark) {
      setOpened(null)
      setAgain(without(again, cardId))
      setPassed(new Set([...passed, cardId]))
      setTurn({ from: null })
    },
    goBack({ cardId, backTo }: QuizMark, isAgain: boolean) {
      setOpened(null)
      setAgain(isAgain ? new Set([...again, cardId]) : without(again, cardId))
      setTurn({ from: backTo })
    },
  }
}

const without = (ids: ReadonlySet<number>, id: number) => new Set([...ids].filter((each) => each !== id))

function marksOf(
  card: VideoQuizCard,
  held: ReadonlyMap<number, InsideCard>,
  stops: (question: InsideCard) => boolean,
): readonly QuizMark[] {
  const end = Math.min(secondsOf(card), card.end ?? Infinity) - beforeEnd
  return card.moments
    .flatMap(({ id, at, cardId, backTo }): QuizMark[] => {
      const question = cardId === null ? undefined : held.get(cardId)
      if (cardId === null || !question) return []
      const { title, isDone, isShort } = question
      const isOpen = stops(question)
      const state = isOpen || !isDone ? 'open' : isShort ? 'short' : 'done'
      return [{ id, at: Math.max(card.start, Math.min(at, end)), cardId, backTo, title, isOpen, state }]
    })
    .toSorted((one, other) => one.at - other.at)
}
