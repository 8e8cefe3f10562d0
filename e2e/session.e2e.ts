import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, openStage, signIn } from './console.ts'

let stage: Stage
let admin: string

beforeAll(async () => {
  stage = await openStage()
  // The captcha guards the API too, so the first token comes through the form.
  const first = await stage.visitor('en')
  await signIn(first, 'admin', adminPassword)
  admin = (await first.page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await first.context.close()
})
afterAll(() => stage.close())

const password = 'a quiet river 7'

async function makePerson(username: string, roles: readonly string[]): Promise<void> {
  const body = { username, nickname: username, password, roles }
  const made = await stage.api('POST', 'system/user/create', { token: admin, body })
  expect(made.code).toBe(0)
}

const addressOf = ({ page }: Visitor) => new URL(page.url())
const alert = ({ page }: Visitor) => page.getByRole('alert').first()

describe('the way in', () => {
  test('leads to the login page and back to the requested page (A1)', async () => {
    const visitor = await stage.visitor('zh')
    const { page, translate } = visitor
    await page.goto('/profile/pwd?from=mail')
    await page.getByLabel(translate('session', 'fields.username')).fill('admin')
    expect(addressOf(visitor).pathname).toBe('/login')
    expect(addressOf(visitor).searchParams.get('redirect')).toBe('/profile/pwd?from=mail')
    await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(adminPassword)
    await page.getByText(translate('session', 'captcha.verified')).waitFor()
    await button(visitor, 'session', 'screen.login').click()
    await page.waitForURL('**/profile/pwd?from=mail')
    expect(await page.title()).toContain(' - Lectern')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('never leads to another site', async () => {
    const visitor = await stage.visitor('en')
    await visitor.page.goto('/login?redirect=https://elsewhere.example/')
    const { page, translate } = visitor
    await page.getByLabel(translate('session', 'fields.username')).fill('admin')
    await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(adminPassword)
    await page.getByText(translate('session', 'captcha.verified')).waitFor()
    await button(visitor, 'session', 'screen.login').click()
    await page.waitForURL('**/dashboard')
    expect(addressOf(visitor).origin).toBe(stage.server.url)
    await visitor.context.close()
  })

  test('reports a wrong password in the chosen language and keeps the name (A4)', async () => {
    const visitor = await stage.visitor('es')
    const { page, translate } = visitor
    await page.goto('/login')
    await page.getByLabel(translate('session', 'fields.username')).fill('admin')
    await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill('not the password')
    await page.getByText(translate('session', 'captcha.verified')).waitFor()
    await button(visitor, 'session', 'screen.login').click()
    await alert(visitor).getByText(translate('session', 'faults.wrongCredentials')).waitFor()
    expect(await page.getByLabel(translate('session', 'fields.username')).inputValue()).toBe('admin')
    await visitor.context.close()
  })

  test('lets a mistyping person in with the right password, after a dearer check that runs by itself (A10)', async () => {
    await makePerson('mistyping', ['lx_designer'])
    const visitor = await stage.visitor('zh')
    const { page, translate } = visitor
    await page.goto('/login')
    await page.getByLabel(translate('session', 'fields.username')).fill('mistyping')
    const enter = async (typed: string) => {
      await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(typed)
      await page.getByText(translate('session', 'captcha.verified')).waitFor()
      await button(visitor, 'session', 'screen.login').click()
    }
    for (let count = 0; count < 5; count += 1) {
      await enter(`mistyped ${count}`)
      await alert(visitor).getByText(translate('session', 'faults.wrongCredentials')).waitFor()
    }
    await enter(password)
    await page.getByText(translate('session', 'captcha.slower')).waitFor()
    await page.waitForURL((url) => url.pathname !== '/login')
    await visitor.context.close()
  })

  test('lets nobody in who waits for roles, and says so (A6)', async () => {
    const visitor = await stage.visitor('ja')
    const { page, translate } = visitor
    await page.goto('/login')
    await page.getByRole('button', { name: translate('session', 'screen.toRegister') }).click()
    await page.getByLabel(translate('session', 'fields.username')).fill('newcomer')
    await page.getByLabel(translate('session', 'fields.nickname')).fill('新人')
    await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
    await page.getByText(translate('session', 'captcha.verified')).waitFor()
    await button(visitor, 'session', 'screen.register').click()
    await page.getByText(translate('session', 'screen.registered')).waitFor()
    await page.getByLabel(translate('session', 'fields.username')).fill('newcomer')
    await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
    await page.getByText(translate('session', 'captcha.verified')).waitFor()
    await button(visitor, 'session', 'screen.login').click()
    await page.getByText(translate('session', 'faults.underReview')).waitFor()
    expect(addressOf(visitor).pathname).toBe('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await visitor.context.close()
  })

  test('asks for a new password before anything else, once it must be changed', async () => {
    await makePerson('fresh-designer', ['lx_designer'])
    const visitor = await stage.visitor('en')
    const { page, translate } = visitor
    await page.goto('/login')
    await page.getByLabel(translate('session', 'fields.username')).fill('fresh-designer')
    await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
    await page.getByText(translate('session', 'captcha.verified')).waitFor()
    await button(visitor, 'session', 'screen.login').click()
    await page.getByLabel(translate('profile', 'fields.oldPassword'), { exact: true }).fill(password)
    expect(await page.getByRole('link', { name: translate('career', 'title') }).count()).toBe(0)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const barred = await stage.api('POST', 'course/career/page', { token, body: {} })
    expect(barred.code).toBe(1107)
    await visitor.context.close()
  })
})

describe('the way out', () => {
  test('ends the session here and in every other tab of the browser (A4, A5)', async () => {
    const visitor = await stage.visitor('zh')
    await signIn(visitor, 'admin', adminPassword)
    const other = await visitor.context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('navigation').first().waitFor()
    const token = (await other.evaluate(() => localStorage.getItem('token'))) ?? ''
    await visitor.page.bringToFront()
    await visitor.page.getByRole('button', { name: visitor.translate('shell', 'nav.account') }).click()
    await visitor.page.getByText(visitor.translate('shell', 'account.logout')).click()
    await visitor.page.waitForURL('**/login?redirect=*')
    expect(addressOf(visitor).searchParams.get('redirect')).toBe('/dashboard')
    await other.waitForURL('**/login**')
    const after = await stage.api('GET', 'system/auth/get-permission-info', { token })
    expect(after.code).toBe(403)
    await visitor.context.close()
  })

  test('is shown for a moment when the session was ended elsewhere, then leads to the login page (A7)', async () => {
    const visitor = await stage.visitor('en')
    const { page, translate } = visitor
    await signIn(visitor, 'admin', adminPassword)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    await stage.api('POST', 'system/auth/logout', { token, body: {} })
    await page.goto('/profile/pwd')
    await page.waitForURL('**/login**')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.getByLabel(translate('session', 'fields.username')).waitFor()
    await visitor.context.close()
  })

  test('401 and 404 have their pages, and a role opens only its own screens', async () => {
    const visitor = await stage.visitor('en')
    const { page } = visitor
    await signIn(visitor, 'admin', adminPassword)
    await page.goto('/no/such/page')
    await page.waitForURL('**/404')
    await page.goto('/base')
    await page.waitForURL('**/base/career/list')
    await visitor.context.close()
  })
})
