import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRead } from '#kit/http/web/query.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { exampleSchoolEndpoints, type SchoolState } from '../example-school.contract.ts'
import { zh } from '../words/zh.ts'
import { FillSchool } from './FillSchool.tsx'
import { SchoolNotice } from './SchoolNotice.tsx'

let fake: FakeServer
let page: Drawn
let school: SchoolState

const none: SchoolState = { status: 'none', done: 0, total: 12, mayRemove: false }
const filled: SchoolState = { status: 'filled', done: 12, total: 12, mayRemove: true }

/** As the home page has them: the offer while there is none, else the notice. */
function Home() {
  const { data } = useRead(exampleSchoolEndpoints.state)
  if (!data) return null
  return data.status === 'none' ? <FillSchool /> : <SchoolNotice given={data} key={data.status} />
}

beforeEach(async () => {
  fake = await startFakeServer([], { id: 7, roles: ['super_admin'] })
  fake.answer('/system/example-school/state', () => school)
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

async function open(now: SchoolState): Promise<void> {
  school = now
  page = await draw({ at: '/', fake, routes: { '/': Home }, words: { zh: { 'example-school': zh } } })
}

test('one click makes it, its parts are counted, and then it says that it is there', async () => {
  await open(none)
  fake.answer('/system/example-school/fill', () => {
    school = { ...none, status: 'filling', done: 1, mayRemove: true }
    return true
  })
  click(await eventually(() => byRole('button', zh.offer.fill)))
  await eventually(() => expect(text()).toContain('第 2 部分'))
  expect(allByRole('button', zh.offer.fill)).toEqual([])
  byRole('button', zh.cancel)
  school = filled
  await eventually(() => expect(text()).toContain(zh.shown))
})

test('a second click, somewhere else, is refused in words', async () => {
  await open(none)
  fake.answer('/system/example-school/fill', () => {
    throw refused(2200, zh.faults.alreadyThere)
  })
  click(await eventually(() => byRole('button', zh.offer.fill)))
  await eventually(() => expect(text()).toContain(zh.faults.alreadyThere))
})

test('it is removed after a list of what goes and what stays, and what is true then is said', async () => {
  await open(filled)
  const removal = { goes: [{ kind: 'orders', count: 33 }], stays: [{ kind: 'products', count: 1 }] }
  fake.answer('/system/example-school/preview', () => removal)
  fake.answer('/system/example-school/remove', () => {
    school = none
    return removal
  })
  click(await eventually(() => byRole('button', zh.remove)))
  await eventually(() => expect(text()).toContain('订单：33'))
  expect(text()).toContain(zh.confirm.stays)
  expect(text()).toContain('产品：1')
  const confirm = allByRole('button', zh.remove).find((button) => button.closest('[role="dialog"]'))
  if (!confirm) throw new Error('the dialog has no button that removes')
  click(confirm)
  await eventually(() => byRole('button', zh.offer.fill))
  expect(text()).not.toContain(zh.shown)
})

test('one that failed is gone on with, and an account of its own is asked nothing', async () => {
  await open({ ...filled, status: 'failed', done: 3 })
  fake.answer('/system/example-school/retry', () => {
    school = { ...filled, mayRemove: false }
    return true
  })
  click(await eventually(() => byRole('button', zh.retry)))
  await eventually(() => expect(text()).toBe(''))
})
