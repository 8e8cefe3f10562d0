import './audio.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { AudioView } from '#kit/media/web/AudioView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { audioWords } from '../audio.card.ts'
import { isHeard, listenPercent, slowRate, type AudioCard, type AudioProgress } from '../audio.schema.ts'

type Props = CardPlayerProps<AudioCard, unknown, AudioProgress>

/** A recording, and its words for those who would rather read, or read along. */
export function AudioPlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(audioWords)
  const label = card.title.trim() || t('label')
  const slowUrl = card.slowFileId === null ? undefined : files[card.slowFileId]
  const slow = slowUrl === undefined ? { rate: slowRate } : { url: slowUrl }
  return (
    <article className="audio-card">
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {label}
      </CardHeading>
      <AudioView
        clip={card}
        goal={{ percent: listenPercent, isDone: isHeard(card, progress) }}
        label={label}
        onPlayed={(played) => report({ viewed: true, ...played })}
        played={progress}
        slow={card.slow ? slow : undefined}
        url={card.fileId === null ? undefined : files[card.fileId]}
      />
      {card.voice.trim() !== '' && <p className="audio-voice">{t('play.voice', { voice: card.voice })}</p>}
      {card.transcript.trim() !== '' && (
        <details className="audio-transcript">
          <summary>{t('play.transcript')}</summary>
          <p>{card.transcript}</p>
        </details>
      )}
    </article>
  )
}
