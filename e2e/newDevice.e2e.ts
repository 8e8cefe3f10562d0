import { afterAll, beforeAll, expect, test } from 'vitest'
import { findsNoBarrier } from './barriers.ts'
import { makeAccount } from './accountSteps.ts'
import { button, openStage, sendPassword, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
let stage: Stage
let campus: Campus

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

/** Somebody at a window of their own, which is another browser to the server. */
async function enter(username: string): Promise<Visitor> {
  const visitor = await stage.visitor('es')
  await sendPassword(visitor, { username, password })
  await visitor.page.getByRole('navigation').first().waitFor()
  return visitor
}

test('who signs in elsewhere is told of it, and ends every other session (A13)', async () => {
  const username = 'ana'
  await makeAccount(stage, campus, { username, role: 'lx_designer', password })
  const home = await enter(username)
  const cafe = await enter(username)

  const { page, translate } = home
  await page.goto('/msgs/index/list')
  const rows = page.locator('[data-row]')
  await rows.first().click()
  await expect.poll(() => page.locator('.msg-said').innerText()).toContain('Chrome')
  await findsNoBarrier(home)
  await page.getByRole('link', { name: translate('message', 'thread.openSessions') }).click()
  await page.waitForURL('**/profile/pwd')
  const others = page.getByRole('button', { name: /^Cerrar la sesión/ })
  await expect.poll(() => others.count()).toBeGreaterThan(0)
  await findsNoBarrier(home)
  await button(home, 'session', 'sessions.endOthers').click()
  await expect.poll(() => others.count()).toBe(0)
  expect(await button(home, 'session', 'sessions.endOthers').count()).toBe(0)

  await cafe.page.goto('/profile/pwd')
  await cafe.page.waitForURL(/login/)
  expect([...home.complaints, ...cafe.complaints]).toEqual([])
})
