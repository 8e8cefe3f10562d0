import './video.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { captionTracks } from '#kit/media/web/captionTracks.ts'
import { VideoView } from '#kit/media/web/VideoView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { videoWords } from '../video.card.ts'
import { isWatched, type VideoCard, type VideoProgress } from '../video.schema.ts'
import { VideoElsewhere } from './VideoElsewhere.tsx'

type Props = CardPlayerProps<VideoCard, unknown, VideoProgress>

/** A video of ours in our player, or one that stands elsewhere. */
export function VideoPlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(videoWords)
  const label = card.title.trim() || t('label')
  const urlOf = (fileId: number | null | undefined) => (fileId ? files[fileId] : undefined)
  return (
    <article className="video-card">
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {label}
      </CardHeading>
      {card.source === 'address' ? (
        <VideoElsewhere
          card={card}
          isOpened={progress?.opened === true}
          label={label}
          onOpen={() => report({ viewed: true, opened: true })}
          posterUrl={urlOf(card.poster?.fileId)}
        />
      ) : (
        <VideoView
          captions={captionTracks(card.captions, files)}
          chapters={card.chapters}
          clip={card}
          goal={{ percent: card.watchPercent, isDone: isWatched(card, progress) }}
          label={label}
          noSkip={card.noSkip}
          onPlayed={(played) => report({ viewed: true, ...played })}
          played={progress}
          poster={urlOf(card.poster?.fileId)}
          url={urlOf(card.fileId)}
        />
      )}
    </article>
  )
}
