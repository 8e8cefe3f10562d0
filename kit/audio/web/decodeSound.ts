import { decodeWav } from '../wavRead.ts'
import type { Sound } from '../wav.ts'

/** What the browser decodes to, where the file does not say. Most recordings are made at this rate. */
const sampleRate = 48_000

/**
 * Sound as samples. WAV is read as it is, so that nothing is changed by reading; all else is decoded by the browser, which
 * resamples it. @throws where the browser cannot read it
 */
export async function decodeSound(bytes: ArrayBuffer): Promise<Sound> {
  const exact = decodeWav(new Uint8Array(bytes))
  if (exact) return exact
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate })
  const buffer = await context.decodeAudioData(bytes)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
  return { channels, sampleRate: buffer.sampleRate }
}

/** In seconds. */
export const lengthOf = ({ channels, sampleRate: rate }: Sound): number => (channels[0]?.length ?? 0) / rate
