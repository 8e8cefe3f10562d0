import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { maxKbOf } from '#kit/contract/file.ts'
import { configureKit } from '#kit/feature/web/kitSettings.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, text } from '#kit/testing/web/page.ts'
import { shelf } from '#kit/testing/web/shelf.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { ImageField } from './ImageField.tsx'
import { hasRatio, pictureType } from './pictureFile.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)
const upload = {
  ...shelf.endpoints.create,
  method: 'POST',
  path: '/infra/file/upload',
  effect: 'outside',
} as const
let fake: FakeServer
let page: Drawn | undefined

afterEach(async () => {
  await page?.undraw()
  await fake.stop()
})

function Picture() {
  const [url, setUrl] = useState('')
  return <ImageField id="cover" label="封面" purpose="card" value={url} onChange={setUrl} />
}

async function open() {
  fake = await startFakeServer([], { id: 1, roles: [] })
  configureKit({ uploadEndpoint: upload })
  page = await draw({ at: '/', routes: { '/': Picture }, fake })
  // What the browser tells of a picture's pixels; there is no decoder here.
  Object.assign(Image.prototype, { decode: () => Promise.resolve() })
  return eventually(() => byRole('group', '封面'))
}

function drop(target: HTMLElement, file: File): void {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files: [file] } })
  target.dispatchEvent(event)
}

describe('a picture', () => {
  test('that is dropped is sent with its purpose, and shown', async () => {
    const place = await open()
    fake.answer('/infra/file/upload', () => ({ id: 7, url: '/files/7.png', name: 'a.png' }))
    drop(place, new File([png], 'a.png', { type: 'image/png' }))
    await eventually(() => expect(place.querySelector('img')?.getAttribute('src')).toBe('/files/7.png'))
    expect(fake.requests.at(-1)?.raw.toString('latin1')).toContain('name="purpose"\r\n\r\ncard')
    byRole('button', '更换')
  })

  test('is known by its bytes, not by its name', async () => {
    const place = await open()
    drop(place, new File(['<svg/>'], 'a.png', { type: 'image/png' }))
    await eventually(() => expect(text()).toContain('只能使用 JPG、JPEG 或 PNG 图片'))
    expect(fake.requests).toHaveLength(0)
  })

  test('larger than the limit is refused before it is sent', async () => {
    const place = await open()
    const large = new Uint8Array(maxKbOf('card', 'picture') * 1024 + 1)
    large.set(png)
    drop(place, new File([large], 'a.png', { type: 'image/png' }))
    await eventually(() => expect(text()).toContain('图片超过 10 MB'))
  })

  test('that the server refuses says why beside the field', async () => {
    const place = await open()
    fake.answer('/infra/file/upload', () => {
      throw refused(400, '图片无法读取')
    })
    drop(place, new File([png], 'a.png', { type: 'image/png' }))
    await eventually(() => expect(place.textContent).toContain('图片无法读取'))
  })
})

test.each([
  [{ width: 1600, height: 900 }, true],
  [{ width: 1600, height: 915 }, true],
  [{ width: 1600, height: 940 }, false],
])('16:9 within two percent: %j', (size, fits) => {
  expect(hasRatio(size, [16, 9])).toBe(fits)
})

test('JPG begins with its own bytes', async () => {
  await expect(pictureType(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]))).resolves.toBe('image/jpeg')
})
