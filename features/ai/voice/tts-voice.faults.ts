import { faults } from '#kit/contract/fault.ts'

export const voiceFaults = faults('tts-voice', {
  disabled: 2710,
})
