import { readFile } from 'node:fs/promises'
import { encodeWav } from '#kit/audio/wav.ts'
import type { MediaPurpose } from '#kit/contract/file.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import type { DemoContext } from './base.ts'
import { drawScene } from './tour.pictures.ts'

export const filmMs = 12_000
export const ringMs = 6000
const rate = 8000

const captions = `WEBVTT

00:00.000 --> 00:04.000
（访谈者）上一次点餐，是什么时候？

00:04.000 --> 00:08.000
（沉默）

00:08.000 --> 00:12.000
（受访者）上周三。那天我差点没点成。
`

const outline = `# 访谈提纲

1. 上一次是什么时候？
2. 当时先做了什么？
3. 在哪一步停了下来？
4. 还有什么我没问到的？
`

const record = `原话,什么时候,我的猜想
"""到窗口说了一声。""",上周三中午,小程序里找不到少饭
`

/** Two rings of a telephone, a second each with a pause behind it. */
function ring(): Buffer {
  const samples = Float32Array.from({ length: (rate * ringMs) / 1000 }, (_, at) => {
    const seconds = at / rate
    const isRinging = seconds % 3 < 1
    return isRinging ? 0.12 * (wave(seconds, 440) + wave(seconds, 480)) : 0
  })
  return Buffer.from(encodeWav([samples], rate))
}

const wave = (seconds: number, hertz: number): number => Math.sin(seconds * hertz * 2 * Math.PI)

/** The files of the tour, uploaded as people upload; `film.webm` is drawn for it. */
export async function makeTourFiles({ services, people }: DemoContext) {
  const ownerId = people.designerIds[0] ?? 0
  const send = async (purpose: MediaPurpose, name: string, bytes: Buffer): Promise<number> =>
    (await makeFile(services, { ownerId, purpose, name, bytes })).id
  const draw = async (scene: Parameters<typeof drawScene>[0], name: string): Promise<number> => {
    const bytes = await drawScene(scene)
    return (await makePicture(services, { ownerId, purpose: 'card', name, bytes })).id
  }
  return {
    talk: await draw('talk', '访谈的座位.jpg'),
    bare: await draw('bare', '还没开始.jpg'),
    near: await draw('near', '一问一答.jpg'),
    table: await draw('table', '桌上的录音笔.jpg'),
    film: await send('video', '一问一答.webm', await readFile(new URL('film.webm', import.meta.url))),
    captions: await send('caption', '一问一答.vtt', Buffer.from(captions)),
    ring: await send('audio', '两声回铃.wav', ring()),
    outline: await send('document', '访谈提纲.md', Buffer.from(outline)),
    record: await send('document', '记录表.csv', Buffer.from(record)),
  }
}

export type TourFiles = Awaited<ReturnType<typeof makeTourFiles>>
