import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { configureKit } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, text } from '#kit/testing/web/page.ts'
import { shelf } from '#kit/testing/web/shelf.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import type { StoredFile } from '../cardUi.ts'
import { FileField } from './FileField.tsx'

const page = { ...shelf.endpoints.page, path: '/infra/file/page' } as const
const stored = {
  id: 9,
  url: '/files/9.mp4',
  thumbUrl: '',
  name: '海洋.mp4',
  mime: 'video/mp4',
  kind: 'video',
  purpose: 'video',
  size: 3 * 1024 * 1024,
  durationMs: 75_000,
}
let fake: FakeServer
let drawn: Drawn | undefined

afterEach(async () => {
  configureKit({ libraryEndpoint: undefined as never })
  await drawn?.undraw()
  await fake.stop()
})

function Video() {
  const [value, setValue] = useState<number | null>(null)
  const [file, setFile] = useState<StoredFile>()
  return (
    <FileField
      file={file}
      kind="video"
      label="视频"
      onChange={(id, next) => {
        setValue(id)
        setFile(next)
      }}
      path="fileId"
      value={value}
    />
  )
}

async function open() {
  fake = await startFakeServer([], { id: 1, roles: [] })
  fake.answer('/infra/file/page', () => ({ list: [stored], total: 1, totalIsCapped: false }))
  configureKit({ libraryEndpoint: page })
  setSession({ id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' })
  drawn = await draw({ at: '/', routes: { '/': Video }, fake })
  return eventually(() => byRole('group', '视频'))
}

function drop(target: Element | null, file: File): void {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files: [file] } })
  target?.dispatchEvent(event)
}

describe('a field for a video', () => {
  test('says what it takes and where a form finds it', async () => {
    const place = await open()
    expect(text()).toContain('MP4, WebM, MOV，不超过 2 GB')
    expect(place.querySelector('[data-path=fileId]')).not.toBeNull()
  })

  test.each([
    ['a page that is called a film', new File(['<!doctype html>'], 'a.mp4'), '这里只能用 MP4, WebM, MOV'],
    ['an empty file', new File([], 'a.mp4'), '这是一个空文件'],
  ])('refuses %s before it is sent', async (_name, file, words) => {
    const place = await open()
    drop(place.querySelector('.kit-file'), file)
    await eventually(() => byRole('alert', words))
    expect(fake.requests).toHaveLength(0)
  })

  test('takes one from the library, shows its size and length, and gives it back', async () => {
    await open()
    byRole('button', '从素材库选择').click()
    const choice = await eventually(() => byRole('button', /海洋\.mp4/))
    choice.click()
    await eventually(() => expect(text()).toContain('3 MB · 1:15'))
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/files/9.mp4')
    byRole('button', '移除').click()
    await eventually(() => byRole('button', '选择视频'))
  })
})
