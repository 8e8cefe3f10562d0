import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Term } from '../vocab.schema.ts'

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

export interface Voice {
  canSpeak(term: Term): boolean
  /** Plays the recording of the term, else has the device speak it. */
  speak(term: Term): void
}

/** How terms are heard: by their recordings, else by a voice of the learner's device for the language. */
export function useVoice(language: string, files: Readonly<Record<number, string>>): Voice {
  const speaks = useSyncExternalStore(subscribe, () => hasVoice(language))
  useEffect(() => (canSpeak() ? () => window.speechSynthesis.cancel() : undefined), [])
  const recordingOf = (term: Term) => (term.audio === null ? undefined : files[term.audio])
  return {
    canSpeak: (term) => recordingOf(term) !== undefined || speaks,
    speak: (term) => {
      const recording = recordingOf(term)
      // A browser may refuse sound before the first touch; the button is there for that.
      if (recording !== undefined) return void new Audio(recording).play().catch(() => undefined)
      const voice = voiceFor(language)
      if (!voice) return
      window.speechSynthesis.cancel()
      const utterance = new SpeechSynthesisUtterance(term.term)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = 0.9
      window.speechSynthesis.speak(utterance)
    },
  }
}

/** Speaks the term when its task comes up, once. */
export function useSpeakOnce(voice: Voice, term: Term, isEnabled: boolean): void {
  const hasSpoken = useRef(false)
  useEffect(() => {
    if (!isEnabled || hasSpoken.current) return
    hasSpoken.current = true
    voice.speak(term)
  }, [voice, term, isEnabled])
}
