import './videoQuiz.css'
import { isPlayedEnough } from '#kit/card/clip.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formatPlayTime } from '#kit/media/playTime.ts'
import { captionTracks } from '#kit/media/web/captionTracks.ts'
import { VideoView } from '#kit/media/web/VideoView.tsx'
import { videoQuizWords } from '../videoQuiz.card.ts'
import type { VideoQuizCard, VideoQuizProgress } from '../videoQuiz.schema.ts'
import { QuestionList } from './QuestionList.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { useQuestions, type QuizMark } from './useQuestions.ts'

type Props = CardPlayerProps<VideoQuizCard, unknown, VideoQuizProgress>

/** A video of ours that stops at each question: what is asked stands below it, and behind the answer it goes on. */
export function VideoQuizPlayer(props: Props) {
  const { card, files, headingId, focusHeading, progress, report, inside } = props
  const t = useWords(videoQuizWords)
  const questions = useQuestions(card, inside)
  const { marks, opened } = questions
  const label = card.title.trim() || t('label')
  const urlOf = (fileId: number | null | undefined) => (fileId ? files[fileId] : undefined)
  const timeOf = (seconds: number) => formatPlayTime(Math.max(0, seconds - card.start))
  const turnOf = (mark: QuizMark) => ({
    onward: t('play.goOn'),
    takesFocus: questions.isMet,
    onNext: () => questions.goOn(mark),
    back:
      mark.backTo === null
        ? undefined
        : {
            label: t('play.again', { time: timeOf(mark.backTo) }),
            onGo: (isAgain: boolean) => questions.goBack(mark, isAgain),
          },
  })
  const panel = opened && (
    <QuestionPanel
      isMet={questions.isMet}
      key={opened.id}
      onClose={questions.close}
      time={timeOf(opened.at)}
      title={opened.title}
    >
      {inside?.play?.draw(opened.cardId, turnOf(opened))}
    </QuestionPanel>
  )
  return (
    <article>
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {label}
      </CardHeading>
      <VideoView
        captions={captionTracks(card.captions, files)}
        clip={card}
        goal={{ percent: card.watchPercent, isDone: isPlayedEnough(card, progress, card.watchPercent) }}
        label={label}
        noSkip={card.noSkip}
        onPlayed={(played) => report({ viewed: true, ...played })}
        played={progress}
        poster={urlOf(card.poster?.fileId)}
        stops={{
          marks,
          panel,
          handle: questions.handle,
          onPlay: questions.close,
          onStop() {
            const next = marks.find(({ isOpen }) => isOpen)
            if (next) questions.open(next.cardId)
          },
          renderList: (playback) => (
            <QuestionList
              card={card}
              inside={inside}
              marks={marks}
              onOpen={questions.open}
              playback={playback}
            />
          ),
        }}
        url={urlOf(card.fileId)}
      />
      <p className="kit-visually-hidden" role="status">
        {opened && questions.isMet ? t('play.stopped', { time: timeOf(opened.at) }) : ''}
      </p>
    </article>
  )
}
