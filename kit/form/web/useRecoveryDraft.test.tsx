import { afterEach, expect, test, vi } from 'vitest'
import { leftText, leftTyping } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { eventually, field, type } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { saveDraft } from './recoveryDraft.ts'
import { useRecoveryDraft } from './useRecoveryDraft.ts'

const key = 'lectern.kept.1.message.7'
let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Box() {
  const { draft, setDraft } = useRecoveryDraft({
    key,
    first: { text: '' },
    read: ({ text }) => (typeof text === 'string' ? { text } : undefined),
    isWritten: ({ text }) => text !== '',
  })
  return (
    <input
      aria-label="draft"
      onChange={({ target }) => setDraft({ text: target.value })}
      value={draft.text}
    />
  )
}

/** A browser in which other tabs hold these slots. */
async function open(...lockNames: readonly string[]) {
  const locks = lockNames.map((slot) => ({ name: `lectern-open-${slot}` }))
  const stub = { query: async () => ({ held: locks }), request: async () => undefined }
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, { get: (on, name) => (name === 'locks' ? stub : Reflect.get(on, name)) }),
  )
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  page = await draw({ at: '/', fake, routes: { '/': Box } })
}

const left = (tab: string, text: string, at: number) =>
  saveDraft(`${key}.${tab}`, { revision: 0, base: {}, values: { text }, at })
const written = () => {
  const box = field('draft')
  return box instanceof HTMLInputElement ? box.value : undefined
}

test('what a closed tab left comes back, the newer draft of an open one stays there', async () => {
  left('closed', 'left behind', 1)
  left('open', 'being written', 2)
  await open(`${key}.open`)
  await eventually(() => expect(written()).toBe('left behind'))
  expect(leftTyping()[`${key}.open`]).toContain('being written')
  expect(leftTyping()[`${key}.closed`]).toBeUndefined()
  type(field('draft'), 'left behind, and more')
  await eventually(() => expect(leftText()).toContain('and more'))
})
