import { afterEach, beforeEach, expect, test } from 'vitest'
import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
const home = '/base/shelf'
let fake: FakeServer
let page: Drawn

beforeEach(() => {
  setSession(person)
  registerResources({ shelf: shelf.endpoints })
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const notes = [
  { field: null, text: '差一点就好了' },
  { field: 'summary', text: '请写明面向谁' },
]
const rejected = { reviewReason: '差一点就好了\n简介：请写明面向谁', reviewNotes: notes, isApproved: false }

async function open(at: string, own: Readonly<Record<string, unknown>>) {
  fake = await startFakeServer([{ resource: shelf, rows: [makeShelf(1, own)] }], person)
  const routes = {
    [`${home}/edit`]: () => <FormScreen resource={shelf} home={home} mode="edit" />,
    [`${home}/view`]: () => <ViewScreen resource={shelf} home={home} />,
  }
  page = await draw({ at: `${home}/${at}`, fake, words: { zh: { shelf: shelfWords } }, routes })
}

const pinned = (name: string) =>
  [...document.querySelectorAll(`[data-field=${name}] .kit-pinned`)].map(({ textContent }) => textContent)

test('a reason stands at the very field that it is about, and the banner leads there', async () => {
  await open('edit?id=1', rejected)
  await eventually(() => field('名称'))
  expect(pinned('summary')).toEqual([expect.stringContaining('请写明面向谁')])
  expect(pinned('name')).toEqual([])
  expect(text()).toContain('差一点就好了')
  const summary = document.querySelector<HTMLElement>(
    '[data-field=summary] textarea, [data-field=summary] input',
  )
  click(byRole('button', '简介'))
  expect(document.activeElement).toBe(summary)
})

test('whoever only reads the record is told each reason under the name of its field', async () => {
  await open('view?id=1', rejected)
  await eventually(() => expect(text()).toContain('请写明面向谁'))
  expect(document.querySelector('.kit-rejection strong')?.textContent).toBe('简介')
})

test('nothing stands at a field once the record is approved, or was rejected before reasons had a place', async () => {
  await open('edit?id=1', { ...rejected, isApproved: true })
  await eventually(() => field('名称'))
  expect(document.querySelectorAll('.kit-pinned')).toHaveLength(0)
  await page.undraw()
  await fake.stop()
  await open('edit?id=1', { reviewReason: '封面要换', isApproved: false })
  await eventually(() => expect(text()).toContain('封面要换'))
  expect(document.querySelectorAll('.kit-pinned')).toHaveLength(0)
})
