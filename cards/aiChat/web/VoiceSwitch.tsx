import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'

/** Reads each new reply aloud with the device's own voice, until it is switched off. */
export function VoiceSwitch({ text }: { readonly text: string }) {
  const t = useWords(aiChatWords)
  const language = useLanguage()
  const [isOn, setIsOn] = useState(true)
  // What was there when the card was opened is not read.
  const read = useRef(text)
  useEffect(() => {
    if (!isOn || text === '' || text === read.current || !('speechSynthesis' in window)) return undefined
    read.current = text
    const words = new SpeechSynthesisUtterance(text)
    words.lang = document.querySelector('.player-card')?.getAttribute('lang') ?? language
    window.speechSynthesis.speak(words)
    return () => window.speechSynthesis.cancel()
  }, [text, isOn, language])
  if (!('speechSynthesis' in window)) return null
  return (
    <button aria-pressed={isOn} className="aiChat-voice" onClick={() => setIsOn(!isOn)} type="button">
      {t(isOn ? 'play.mute' : 'play.unmute')}
    </button>
  )
}
