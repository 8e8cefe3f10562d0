import './text.css'
import { useEffect, useState, type MouseEvent } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { textWords } from '../text.card.ts'

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'
const square = 'M7 7h10v10H7z'

/** Reads with a voice of the learner's device; without one there is nothing to press. */
export function ReadAloud({ text }: { readonly text: string }) {
  const t = useWords(textWords)
  const [isSpeaking, setSpeaking] = useState(false)
  const canSpeak = 'speechSynthesis' in window
  useEffect(() => (canSpeak ? () => window.speechSynthesis.cancel() : undefined), [canSpeak, text])
  if (!canSpeak) return null

  function toggle(event: MouseEvent<HTMLElement>): void {
    window.speechSynthesis.cancel()
    setSpeaking(!isSpeaking)
    if (isSpeaking) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = event.currentTarget.closest<HTMLElement>('[lang]')?.lang ?? ''
    utterance.addEventListener('end', () => setSpeaking(false))
    utterance.addEventListener('error', () => setSpeaking(false))
    window.speechSynthesis.speak(utterance)
  }

  return (
    <button aria-pressed={isSpeaking} className="text-listen" onClick={toggle} type="button">
      <LineIcon path={isSpeaking ? square : speaker} size={18} />
      {isSpeaking ? t('play.stop') : t('play.listen')}
    </button>
  )
}
