import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { encodeWav } from '#kit/audio/wav.ts'

/** A file as a person would choose it. */
export interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const chooseFile = (scope: Locator, file: Chosen): Promise<void> =>
  scope.locator('input[type=file]').first().setInputFiles(file)

/** A soft tone of so many seconds as a WAV file. */
export function makeTone(seconds: number): Chosen {
  const rate = 8000
  const tone = Float32Array.from(
    { length: rate * seconds },
    (_, at) => 0.2 * Math.sin((at / rate) * 2 * Math.PI * 330),
  )
  return { name: 'tone.wav', mimeType: 'audio/wav', buffer: Buffer.from(encodeWav([tone], rate)) }
}

/** A film of about so many seconds, made by the browser itself; it names no length, as such files never do. */
export async function makeFilm(page: Page, seconds: number): Promise<Chosen> {
  const base64 = await page.evaluate(async (length) => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 90
    const brush = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    const begun = performance.now()
    while (performance.now() - begun < length * 1000) {
      const share = (performance.now() - begun) / (length * 1000)
      if (brush) brush.fillStyle = `hsl(${share * 300} 60% 50%)`
      brush?.fillRect(0, 0, 160, 90)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
  }, seconds)
  return { name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') }
}

/** The card does not let its learner on yet. */
export const expectBlocked = (root: Locator): Promise<void> =>
  root.locator('.player-main[aria-disabled=true]').waitFor()

/** The bar of a player, once the length of its file is known. */
export async function openBar(root: Locator, name: string): Promise<Locator> {
  const bar = root.getByRole('slider', { name })
  await expect.poll(() => bar.isEnabled()).toBe(true)
  return bar
}

/** Jumps to the end by keyboard and returns the second at which the recording then is. */
export async function jumpToEnd(bar: Locator): Promise<number> {
  await bar.focus()
  await bar.press('End')
  await bar.press('ArrowRight')
  return Number(await bar.inputValue())
}

export async function expectPlaceholder(field: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => field.getAttribute('placeholder')).toMatch(text)
}

export function expectAt(seconds: number, from: number, to: number): void {
  expect(seconds).toBeGreaterThanOrEqual(from)
  expect(seconds).toBeLessThanOrEqual(to)
}
