import type { Inside } from '#kit/card/web/cardUi.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { formatPlayTime } from '#kit/media/playTime.ts'
import type { Playback } from '#kit/media/web/usePlayback.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { videoQuizWords } from '../videoQuiz.card.ts'
import type { VideoQuizCard } from '../videoQuiz.schema.ts'
import type { QuizMark } from './useQuestions.ts'

interface Props {
  readonly card: VideoQuizCard
  readonly marks: readonly QuizMark[]
  readonly inside: Inside | undefined
  readonly playback: Playback
  onOpen(cardId: number): void
}

const paths = {
  open: 'M9 9.5a3 3 0 1 1 4 2.8c-.7.3-1 .7-1 1.5v.4M12 17.5h.01',
  short: crossPath,
  done: 'M5 12.5l4.5 4.5L19 7.5',
}

/** Questions and chapters by time: what was reached opens by a tap, as does the first question that is not answered. */
export function QuestionList({ card, marks, inside, playback, onOpen }: Props) {
  const t = useWords(videoQuizWords)
  const first = marks.find(({ isOpen }) => isOpen)
  const { earned = 0, possible = 0 } = inside ?? {}
  const done = marks.filter(({ state }) => state !== 'open').length
  const isReached = (at: number) => at <= playback.furthest + 0.05
  const timeOf = (seconds: number) => formatPlayTime(Math.max(0, seconds - card.start))
  const rows = [
    ...card.chapters.map((chapter) => ({ ...chapter, mark: undefined })),
    ...marks.map((mark) => ({ id: mark.id, at: mark.at, title: mark.title, mark })),
  ].toSorted((one, other) => one.at - other.at)
  return (
    <nav aria-label={t('play.list')} className="media-chapters video-quiz-list">
      <p>
        <span>{t('play.answered', { done, count: marks.length })}</span>
        {done > 0 && possible > 0 && (
          <span>{t('play.score', { earned: Math.round(earned * 10) / 10, possible })}</span>
        )}
      </p>
      <ol className="media-chapters-list">
        {rows.map(({ id, at, title, mark }) => (
          <li key={mark ? `q-${id}` : id}>
            <button
              className={mark && `is-question is-${mark.state}`}
              disabled={!(isReached(at) || (mark === first && playback.isBroken))}
              onClick={() => {
                playback.seek(at)
                if (mark) onOpen(mark.cardId)
              }}
              type="button"
            >
              <span>{timeOf(at)}</span>
              {mark && (
                <i aria-hidden="true">
                  <LineIcon path={paths[mark.state]} size={14} />
                </i>
              )}
              {title}
              {mark && <em className="kit-visually-hidden">{t(`play.${mark.state}`)}</em>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
