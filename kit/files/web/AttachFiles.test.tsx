import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, chooseFiles, click, eventually, text } from '#kit/testing/web/page.ts'
import { zh } from '#kit/i18n/words/zh.ts'
import { AttachFiles, type AttachedFile } from './AttachFiles.tsx'

let fake: FakeServer
let page: Drawn

const words = { add: 'add', remove: (name: string) => `remove ${name}`, sending: () => 'sending' }

function Letter() {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [pending, setPending] = useState(0)
  return (
    <>
      <AttachFiles
        files={files}
        max={2}
        onChange={setFiles}
        onPending={setPending}
        purpose="work"
        words={words}
      />
      <output>{`pending ${pending}`}</output>
    </>
  )
}

const file = (name: string) => new File([name], name, { type: 'text/plain' })
const choose = (...names: string[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) chooseFiles(input, names.map(file))
}

beforeEach(async () => {
  fake = await startFakeServer([], { id: 1, roles: ['teacher'] })
  page = await draw({ at: '/', fake, routes: { '/': Letter } })
  await eventually(() => byRole('button', 'add'))
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

test('a file that failed says why, is waited for, and is sent again or taken out', async () => {
  choose('a.txt')
  // Where tests run, no file can be read to be uploaded.
  await eventually(() => expect(text()).toContain(zh.client.unknown))
  expect(text()).toContain('pending 1')
  click(byRole('button', zh.file.retry))
  await eventually(() => expect(text()).toContain(zh.client.unknown))
  click(await eventually(() => byRole('button', 'remove a.txt')))
  await eventually(() => expect(text()).toContain('pending 0'))
  expect(text()).not.toContain('a.txt')
})

test('more files than there is room for are said', async () => {
  choose('a.txt', 'b.txt', 'c.txt')
  await eventually(() => expect(text()).toContain('最多 2 项'))
  await eventually(() => expect(allByRole('button', /^remove/)).toHaveLength(2))
  expect(text()).not.toContain('c.txt')
})
