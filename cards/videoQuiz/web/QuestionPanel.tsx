import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { videoQuizWords } from '../videoQuiz.card.ts'

interface Props {
  /** Of the question in the video, as people read it. */
  readonly time: string
  readonly title: string
  /** Whether the learner came to it, so that it comes into view. */
  readonly isMet: boolean
  readonly children: ReactNode
  onClose(): void
}

/** What a video has stopped for, below it. */
export function QuestionPanel({ time, title, isMet, children, onClose }: Props) {
  const t = useWords(videoQuizWords)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = panel
    if (!current || !isMet) return undefined
    // It grows when its question has come, and when its verdict has.
    const growing = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }))
    growing.observe(current)
    return () => growing.disconnect()
  }, [isMet])
  return (
    <section aria-label={t('play.question', { title })} className="video-quiz-panel" ref={panel}>
      <p className="video-quiz-head">
        <span>{time}</span>
        <button aria-label={t('play.close')} onClick={onClose} type="button">
          <LineIcon path={crossPath} size={18} />
        </button>
      </p>
      {children}
    </section>
  )
}
