import { cutSound, type Sound, type SoundPart } from '../wav.ts'

/**
 * Plays a part of a sound, to the sample; `onTime` gets the second of the sound while it plays, and undefined at its end.
 * Answers a function that stops it.
 */
export function playPart(
  sound: Sound,
  part: SoundPart,
  onTime: (seconds: number | undefined) => void,
): () => void {
  const { channels, sampleRate } = cutSound(sound, part)
  const context = new AudioContext()
  const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 1, sampleRate)
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(Float32Array.from(samples), index)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    source.removeEventListener('ended', stop)
    if (context.state === 'closed') return
    void context.close()
    onTime(undefined)
  }
  const tick = () => {
    onTime(Math.min(part.to, part.from + context.currentTime))
    frame = requestAnimationFrame(tick)
  }
  source.addEventListener('ended', stop)
  source.start()
  tick()
  return stop
}
