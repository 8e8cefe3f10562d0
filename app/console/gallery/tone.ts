import type { StoredFile } from '#kit/card/web/cardUi.ts'

const rate = 8000
const seconds = 3

/** Three seconds of a soft tone as a WAV file, so that what plays sound has some to play. */
export function makeTone(): StoredFile {
  const samples = rate * seconds
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let place = 0; place < samples; place += 1)
    view.setUint8(44 + place, 128 + Math.round(24 * Math.sin((place / rate) * 2 * Math.PI * 330)))
  const file = new Blob([view.buffer], { type: 'audio/wav' })
  return {
    url: URL.createObjectURL(file),
    name: 'tone.wav',
    mime: 'audio/wav',
    size: file.size,
    durationMs: seconds * 1000,
  }
}
