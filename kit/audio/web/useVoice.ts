import { useEffect, useSyncExternalStore } from 'react'

const canSpeak = (): boolean => 'speechSynthesis' in window

// Browsers load their voices late and report it by an event.
function subscribe(listener: () => void): () => void {
  if (!canSpeak()) return () => undefined
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

const primary = (tag: string) => tag.toLowerCase().replace('_', '-').split('-')[0]

/** The device's voice for a language: the same region if there is one. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = canSpeak() ? window.speechSynthesis.getVoices() : []
  const near = voices.filter((voice) => primary(voice.lang) === primary(language))
  return near.find((voice) => voice.lang.toLowerCase() === language.toLowerCase()) ?? near[0]
}

const hasVoice = (language: string): boolean => voiceFor(language) !== undefined

/** What is heard: a recording of it where there is one, and its text. */
export interface Audible {
  readonly text: string
  readonly audio: number | null
}

export interface Voice {
  canSpeak(said: Audible): boolean
  /** Plays the recording, else has the device speak the text. */
  speak(said: Audible): void
}

/** How texts of a language are heard: by their recordings, else by a voice of the learner's device for the language. */
export function useVoice(language: string, files: Readonly<Record<number, string>>): Voice {
  const speaks = useSyncExternalStore(subscribe, () => hasVoice(language))
  useEffect(() => (canSpeak() ? () => window.speechSynthesis.cancel() : undefined), [])
  const recordingOf = ({ audio }: Audible) => (audio === null ? undefined : files[audio])
  return {
    canSpeak: (said) => recordingOf(said) !== undefined || (speaks && said.text !== ''),
    speak: (said) => {
      const recording = recordingOf(said)
      // A browser may refuse sound before the first touch; the button is there for that.
      if (recording !== undefined) return void new Audio(recording).play().catch(() => undefined)
      const voice = voiceFor(language)
      if (!voice) return
      window.speechSynthesis.cancel()
      const utterance = new SpeechSynthesisUtterance(said.text)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = 0.9
      window.speechSynthesis.speak(utterance)
    },
  }
}
