import { useEffect, useRef } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'

/** A short sound, from its beginning each time. */
export function PlaySound({ url }: { readonly url: string }) {
  const t = useWords(flipWords)
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => () => sound.current?.pause(), [])

  function play(): void {
    sound.current ??= new Audio(url)
    sound.current.currentTime = 0
    // A sound that cannot be played leaves the button, to be pressed again.
    sound.current.play().catch(() => undefined)
  }

  return (
    <button className="flip-sound" onClick={play} type="button">
      <LineIcon path={speaker} />
      {t('play.listen')}
    </button>
  )
}
