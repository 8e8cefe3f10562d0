import type { SoundPart } from './wav.ts'

/** The shortest part that can be selected, in seconds. */
export const minPart = 0.05

/** Steps of a handle in seconds: an arrow key, with Shift, and a page key. */
export const trimSteps = { plain: 0.1, fine: 0.01, coarse: 1 } as const

const toMs = (seconds: number) => Math.round(seconds * 1000) / 1000

/** `value` clamped to two bounds, rounded to a thousandth of a second. */
const clamped = (value: number, low: number, high: number) =>
  toMs(Math.max(low, Math.min(Math.max(low, high), value)))

/** The part with its beginning at `from` (seconds), clamped to 0 and to `minPart` before its end. */
export const withFrom = (part: SoundPart, from: number): SoundPart => ({
  from: clamped(from, 0, part.to - minPart),
  to: part.to,
})

/** The part with its end at `to` (seconds), clamped to the sound's `length` and to `minPart` behind its beginning. */
export const withTo = (part: SoundPart, to: number, length: number): SoundPart => ({
  from: part.from,
  to: clamped(to, Math.min(length, part.from + minPart), length),
})

/** The part from `start` to `end` (null: the end) of a sound of this `length`, all in seconds; the whole where it is empty. */
export function partOf(start: number, end: number | null, length: number): SoundPart {
  const to = Math.min(end ?? length, length)
  return start >= 0 && start < to ? { from: start, to } : { from: 0, to: length }
}

/**
 * Where a key moves a handle from `value`, in seconds and not yet clamped; `isFine`: Shift is held. Undefined for a key that
 * moves nothing.
 */
export function keyedTrim(key: string, isFine: boolean, value: number, length: number): number | undefined {
  const step = isFine ? trimSteps.fine : trimSteps.plain
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - step
    case 'ArrowRight':
    case 'ArrowUp':
      return value + step
    case 'PageDown':
      return value - trimSteps.coarse
    case 'PageUp':
      return value + trimSteps.coarse
    case 'Home':
      return 0
    case 'End':
      return length
    default:
      return undefined
  }
}

/** The loudest sample (0..1) of each of `count` equal parts of a sound: what a waveform draws. */
export function peaksOf(channels: readonly Float32Array[], count: number): Float32Array {
  const peaks = new Float32Array(count)
  for (const samples of channels) {
    for (let index = 0; index < count; index += 1) {
      const end = Math.floor(((index + 1) * samples.length) / count)
      let peak = peaks[index] ?? 0
      for (let at = Math.floor((index * samples.length) / count); at < end; at += 1)
        peak = Math.max(peak, Math.abs(samples[at] ?? 0))
      peaks[index] = Math.min(1, peak)
    }
  }
  return peaks
}
