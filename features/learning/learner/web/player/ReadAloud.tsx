import { useRef, useState } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'
const square = 'M7 7h10v10H7z'

/** Reads a card aloud with the voice that its author chose; nothing where it has none. */
export function ReadAloud({ url }: { readonly url: string | undefined }) {
  const t = useWords(learnWords)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  if (url === undefined) return null
  const toggle = () => {
    if (!audio.current) return
    if (isPlaying) audio.current.pause()
    audio.current.currentTime = 0
    // What cannot be loaded says so to whoever shows the activity.
    if (!isPlaying) audio.current.play().catch(() => setPlaying(false))
  }
  return (
    <>
      <button
        aria-label={t(isPlaying ? 'aloud.stop' : 'aloud.play')}
        className="player-round"
        onClick={toggle}
        type="button"
      >
        <LineIcon path={isPlaying ? square : speaker} size={22} />
      </button>
      <audio
        onEnded={() => setPlaying(false)}
        onPause={() => setPlaying(false)}
        onPlay={() => setPlaying(true)}
        preload="none"
        ref={audio}
        src={url}
      >
        <track kind="captions" />
      </audio>
    </>
  )
}
