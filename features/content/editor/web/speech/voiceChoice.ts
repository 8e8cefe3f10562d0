import { useState } from 'react'
import { z } from 'zod'
import { speedMax, speedMin } from '#features/ai/voice/voice.limits.ts'

const choiceSchema = z.object({
  voiceId: z.number().int().nullable(),
  speed: z.number().min(speedMin).max(speedMax),
})
export type VoiceChoice = z.output<typeof choiceSchema>

const key = 'lectern.voice'
const none: VoiceChoice = { voiceId: null, speed: 1 }

function readChoice(): VoiceChoice {
  try {
    return choiceSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return none
  }
}

/** The voice that one has last spoken with, as this browser remembers it. */
export function useVoiceChoice(): readonly [VoiceChoice, (change: Partial<VoiceChoice>) => void] {
  const [choice, setChoice] = useState(readChoice)
  const change = (some: Partial<VoiceChoice>) => {
    const next = { ...choice, ...some }
    localStorage.setItem(key, JSON.stringify(next))
    setChoice(next)
  }
  return [choice, change]
}
