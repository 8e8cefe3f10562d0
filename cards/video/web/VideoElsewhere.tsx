import { useState } from 'react'
import { hostIn, isHttps } from '#kit/richText/address.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { videoWords } from '../video.card.ts'
import { embedOf } from '../video.embed.ts'
import type { VideoCard } from '../video.schema.ts'

interface Props {
  readonly card: VideoCard
  readonly label: string
  readonly posterUrl: string | undefined
  readonly isOpened: boolean
  onOpen(): void
}

/** A video on another site: no request goes to that site before the learner starts it. */
export function VideoElsewhere({ card, label, posterUrl, isOpened, onOpen }: Props) {
  const t = useWords(videoWords)
  const [isShown, setShown] = useState(false)
  const embed = embedOf(card.address, card.start)
  const host = hostIn(card.address) ?? ''
  if (!isHttps(card.address)) return null

  function show(): void {
    setShown(true)
    onOpen()
  }

  return (
    <div className="video-elsewhere">
      {embed && isShown && (
        <iframe
          allow="fullscreen; picture-in-picture"
          allowFullScreen
          className="video-frame"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={embed.isFile ? '' : 'allow-scripts allow-same-origin allow-presentation allow-popups'}
          src={embed.url}
          title={label}
        />
      )}
      {embed && !isShown && (
        <button className="video-start" onClick={show} type="button">
          {posterUrl && <img alt="" src={posterUrl} />}
          <span aria-hidden="true" className="video-triangle" />
          <b>{t('play.show', { host })}</b>
          <small>{t('play.notice', { host })}</small>
        </button>
      )}
      {!embed && posterUrl && <img alt="" className="video-poster" src={posterUrl} />}
      <p className="video-line">
        <a
          className={embed ? 'video-link' : 'video-link is-main'}
          href={card.address}
          onClick={onOpen}
          rel="noopener noreferrer nofollow"
          target="_blank"
        >
          {t('play.open', { host })}
        </a>
        <span role="status">{isOpened && `✓ ${t('play.opened')}`}</span>
      </p>
    </div>
  )
}
