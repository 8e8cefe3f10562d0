import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { maxKbOf } from '#kit/contract/file.ts'
import type { Role } from '#kit/contract/role.ts'
import { configureKit, resetKit } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
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

function Cover() {
  const [url, setUrl] = useState('')
  return <ImageField id="cover" label="封面" purpose="cover" value={url} onChange={setUrl} />
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

describe('a picture that is stored already', () => {
  const stored = (id: number, purpose: string, name: string) => ({
    ...{ id, purpose, name, url: `/files/${id}.png`, thumbUrl: '', mime: 'image/png', kind: 'picture' },
    ...{ size: 2048, durationMs: null },
  })
  const state = lightEndpoint({ method: 'GET', path: '/course/activity-card/ai-state', effect: 'read' })
  const choices = lightEndpoint({ method: 'GET', path: '/course/ai-image/choices', effect: 'read' })
  const generations = lightEndpoint({
    ...{ method: 'POST', path: '/course/ai-image/generations', effect: 'outside' },
  })
  const { fetch: realFetch } = window

  afterEach(() => {
    window.fetch = realFetch
    resetKit()
  })

  /** A form's cover, for somebody of this role, where an AI that draws is connected or is not. */
  async function openCover(role: Role, hasPictures: boolean) {
    fake = await startFakeServer([], { id: 1, roles: [role] })
    const list = [stored(8, 'cover', '旧封面.png'), stored(9, 'card', '插图.png')]
    fake.answer('/infra/file/page', () => ({ list, total: 2, totalIsCapped: false, next: null }))
    fake.answer('/infra/file/upload', () => ({ id: 7, url: '/files/7.png', name: 'a.png' }))
    fake.answer('/course/activity-card/ai-state', () => ({ hasPictures }))
    const sizes = ['1024x1024', '1024x1536', '1536x1024']
    fake.answer('/course/ai-image/choices', () => ({ sizes, initial: '1024x1024', styles: [] }))
    fake.answer('/course/ai-image/generations', () => ({ data: [{ url: '/files/9.png', fileId: 9 }] }))
    setSession({ id: 1, roles: [role], username: 'lin', nickname: '林晓', avatar: '' })
    configureKit({
      uploadEndpoint: upload,
      libraryEndpoint: { ...shelf.endpoints.page, who: ['lx_designer'], path: '/infra/file/page' },
      pictureMaker: { who: ['lx_designer'], state, choices, generations },
    })
    page = await draw({ at: '/', routes: { '/': Cover }, fake })
    Object.assign(Image.prototype, { decode: () => Promise.resolve() })
    // The fake keeps no files: their bytes come from here.
    window.fetch = (input, init) =>
      String(input).startsWith('/files/')
        ? Promise.resolve(new Response(new Blob([png], { type: 'image/png' })))
        : realFetch(input, init)
    return eventually(() => byRole('group', '封面'))
  }
  const shown = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src')
  const uploads = () => fake.requests.filter(({ path }) => path === '/infra/file/upload')

  test('for the same purpose is taken as it is', async () => {
    const place = await openCover('lx_designer', false)
    click(byRole('button', '从素材库选择'))
    click(await eventually(() => byRole('button', /旧封面/)))
    await eventually(() => expect(shown(place)).toBe('/files/8.png'))
    expect(uploads()).toEqual([])
    expect(fake.requests.find(({ path }) => path === '/infra/file/page')?.body).toMatchObject({
      kind: ['picture'],
    })
  })

  test('for another one is cut to the ratio of the field, as one that is uploaded', async () => {
    await openCover('lx_designer', false)
    click(byRole('button', '从素材库选择'))
    click(await eventually(() => byRole('button', /插图/)))
    await eventually(() => byRole('dialog', /16:9/))
  })

  test('or drawn from a prompt is cut too, in the size that fits best', async () => {
    await openCover('lx_designer', true)
    click(await eventually(() => byRole('button', '用提示词生成')))
    await eventually(() => expect(text()).toContain('1536 × 1024'))
    await eventually(() => type(field('画面内容'), '海边的灯塔'))
    click(byRole('button', '生成'))
    click(await eventually(() => byRole('button', '使用这张图片')))
    await eventually(() => byRole('dialog', /16:9/))
  })

  test('is not offered to who may not see the library, nor a prompt where nothing draws', async () => {
    await openCover('lx_designer', false)
    await eventually(() => expect(fake.requests.some(({ path }) => path.endsWith('ai-state'))).toBe(true))
    expect(allByRole('button', '用提示词生成')).toEqual([])
    await page?.undraw()
    await fake.stop()
    await openCover('teacher', true)
    expect(allByRole('button', /素材库|提示词/)).toEqual([])
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
