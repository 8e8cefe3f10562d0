import '#kit/card/web/edit/video/videoFields.css'
import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { PosterField } from '#kit/card/web/edit/video/PosterField.tsx'
import { VideoCaptions } from '#kit/card/web/edit/video/VideoCaptions.tsx'
import { VideoChapters } from '#kit/card/web/edit/video/VideoChapters.tsx'
import { VideoFileField } from '#kit/card/web/edit/video/VideoFileField.tsx'
import { WatchRules } from '#kit/card/web/edit/video/WatchRules.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { videoQuizWords } from '../videoQuiz.card.ts'
import type { VideoQuizCard } from '../videoQuiz.schema.ts'
import { MomentFields } from './MomentFields.tsx'

/** The form of a video with questions: the video, below it what is asked when. */
export function VideoQuizEditor(props: CardEditorProps<VideoQuizCard>) {
  const t = useWords(videoQuizWords)
  const form = useRef<HTMLDivElement>(null)
  const timeNow = () => form.current?.querySelector('video')?.currentTime ?? 0
  return (
    <div ref={form}>
      <VideoFileField {...props} />
      <p className="video-fields-note">{t('edit.own')}</p>
      <MomentFields {...props} timeNow={timeNow} />
      <WatchRules {...props} />
      <VideoChapters {...props} timeNow={timeNow} />
      <PosterField {...props} />
      <VideoCaptions {...props} />
    </div>
  )
}
