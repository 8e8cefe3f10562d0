import { useWords } from '#kit/i18n/web/words.ts'
import { mediaWords } from './mediaWords.ts'
import type { Playback } from './usePlayback.ts'

const paths = { play: 'M8 5.5v13l11-6.5z', pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z' }

/** Plays and pauses; says what it will do. */
export function PlayButton({
  playback,
  className,
}: {
  readonly playback: Playback
  readonly className: string
}) {
  const t = useWords(mediaWords)
  return (
    <button
      aria-busy={playback.isWaiting}
      aria-label={playback.isPlaying ? t('pause') : t('play')}
      className={className}
      onClick={playback.toggle}
      type="button"
    >
      <svg aria-hidden="true" fill="currentColor" viewBox="0 0 24 24">
        <path d={playback.isPlaying ? paths.pause : paths.play} />
      </svg>
    </button>
  )
}
