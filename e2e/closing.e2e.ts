import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeAccount } from './accountSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, openStage } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'

let stage: Stage
let campus: Campus

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

const info = z.object({ user: z.object({ id: z.number() }) })

/** Leaves behind an editor's recovery draft, and an answer that was not sent, of this person and the next one. */
const leaveWork = ({ page }: Visitor, userId: number) =>
  page.evaluate(async (id) => {
    const opening = indexedDB.open('lectern', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept-activities'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('kept-activities', 'readwrite')
    for (const owner of [id, id + 1]) {
      writing.objectStore('kept-activities').put({}, [owner, 1, 'tab'])
      localStorage.setItem(`lectern.outbox.${owner}.1.a`, 'null')
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    opening.result.close()
  }, userId)

/** Whose work lies in this browser. */
const workOf = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('lectern', 1)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const reading = opening.result.transaction('kept-activities').objectStore('kept-activities').getAllKeys()
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    opening.result.close()
    return {
      edited: reading.result.flatMap((key) => (Array.isArray(key) ? [key[0]] : [])),
      unsent: Object.keys(localStorage).filter((key) => key.startsWith('lectern.outbox.')),
    }
  })

test.each([
  ['/learn/account', 'student'],
  ['/profile/index', 'lx_designer'],
])('who closes the account at %s leaves no work in the browser', async (path, role) => {
  const token = await makeAccount(stage, campus, { username: `goes-${role}`, role, password })
  const { data } = await stage.api('GET', 'system/auth/get-permission-info', { token })
  const { id } = info.parse(data).user
  const visitor = await stage.visitor('zh')
  const { page, translate } = visitor
  await page.goto('/learn')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(path)
  await button(visitor, 'account', 'close.action').waitFor()
  await leaveWork(visitor, id)
  await button(visitor, 'account', 'close.action').click()
  await page.getByLabel(translate('account', 'fields.password')).fill(password)
  await button(visitor, 'account', 'close.confirm').click()
  await page.getByLabel(translate('session', 'fields.username')).waitFor()
  expect(await workOf(visitor)).toEqual({ edited: [id + 1], unsent: [`lectern.outbox.${id + 1}.1.a`] })
})
