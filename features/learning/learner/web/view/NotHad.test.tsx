import { afterEach, expect, test, vi } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type Answer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../../words/zh.ts'
import { NotHad } from './NotHad.tsx'
import type { Kind } from './usePublicPage.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.undraw()
  await fake.stop()
})

async function open(kind: Kind, id: number, answer: Answer) {
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  fake.answer(`/learn/${kind}-page`, answer)
  const routes = { '/learn': () => <NotHad id={id} kind={kind} /> }
  page = await draw({ at: '/learn', fake, routes, words: { zh: { learn: zh } } })
}

test.each(['course', 'activity'] as const)(
  'a %s that one does not have leads to its public page, by its title',
  async (kind) => {
    await open(kind, 12, ({ query }) => ({ title: `访谈七日 ${query['id']}` }))
    await eventually(() => expect(byRole('heading', '访谈七日 12')).toBeTruthy())
    expect(text()).toContain(zh[kind].notHad)
    expect(byRole('link', zh.toPage).getAttribute('href')).toBe(`/learn/${kind}/12`)
    expect(byRole('link', zh.redeem.title).getAttribute('href')).toBe('/learn/redeem')
  },
)

test('what has no public page says what may be wrong, and leads on', async () => {
  await open('course', 12, () => {
    throw refused(404, '没有')
  })
  await eventually(() => expect(byRole('heading', zh.course.absent)).toBeTruthy())
  expect(text()).toContain(zh.course.absentLead)
  expect(allByRole('link', zh.toPage)).toEqual([])
  expect(byRole('link', zh.redeem.title)).toBeTruthy()
})

test('a lost connection says so, not that there is nothing, and asks again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  await open('course', 12, () => ({ title: '访谈七日' }))
  await eventually(() => expect(byRole('heading', zh.course.failed)).toBeTruthy())
  expect(text()).not.toContain(zh.course.absent)
  vi.unstubAllGlobals()
  click(byRole('button', zh.retry))
  await eventually(() => expect(byRole('heading', '访谈七日')).toBeTruthy())
})
