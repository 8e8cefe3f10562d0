import { useEffect, useRef } from 'react'
import type { Audible, Voice } from '#kit/audio/web/useVoice.ts'
import type { Term } from '../vocab.schema.ts'

/** What is heard of a term. */
export const audibleOf = ({ term, audio }: Term): Audible => ({ text: term, audio })

/** Speaks the term when its task comes up, once. */
export function useSpeakOnce(voice: Voice, term: Term, isEnabled: boolean): void {
  const hasSpoken = useRef(false)
  useEffect(() => {
    if (!isEnabled || hasSpoken.current) return
    hasSpoken.current = true
    voice.speak(audibleOf(term))
  }, [voice, term, isEnabled])
}
