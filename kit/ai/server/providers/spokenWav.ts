import { decodeWav } from '#kit/audio/wavRead.ts'
import { encodeWav } from '#kit/audio/wav.ts'
import { AiError } from '../ai.ts'

/** Beyond these no browser plays it, and no voice speaks so. */
const rates = { least: 8000, most: 96_000 }

/**
 * What a provider sent as a 16-bit WAV file with true sizes: streaming ones leave them open, and some send 24 bits or
 * floats. @throws AiError `broken` where it is no WAV
 */
export function spokenWav(bytes: Uint8Array): Uint8Array {
  const sound = decodeWav(bytes)
  if (!sound || sound.channels.length > 2 || sound.sampleRate < rates.least || sound.sampleRate > rates.most)
    throw new AiError('broken', new Error('what was spoken is no WAV'))
  return encodeWav(sound.channels, sound.sampleRate)
}
