import './hearButton.css'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { Audible, Voice } from './useVoice.ts'

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'

interface Props {
  readonly said: Audible
  readonly voice: Voice
  readonly label: string
  readonly isLarge?: boolean
}

/** Has a text heard; where nothing can be heard there is no button. */
export function HearButton({ said, voice, label, isLarge = false }: Props) {
  if (!voice.canSpeak(said)) return null
  return (
    <button
      aria-label={label}
      className={isLarge ? 'hear-button is-large' : 'hear-button'}
      onClick={() => voice.speak(said)}
      type="button"
    >
      <LineIcon path={speaker} size={isLarge ? 40 : 20} />
    </button>
  )
}
