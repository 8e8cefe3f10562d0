import { faults } from '#kit/fault.ts'

export const voiceFaults = faults('tts-voice', {
  disabled: 2710,
})
