import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { codeAt } from '#features/people/second-factor/server/makeFactor.ts'
import { sessionTable } from '#features/people/session/server/session.table.ts'
import { enterWith, makeAccount } from './accountSteps.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, openStage, sendPassword } from './console.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const step = 30_000

let stage: Stage
let campus: Campus

beforeAll(async () => {
  const port = String(await freePort())
  // Passkeys are bound to a name, and this machine's own is `localhost`.
  const address = { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  stage = await openStage({ CAPTCHA: 'off', SECOND_FACTOR_ROLES: 'auditor', ...address })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

const account = (username: string, role: string) => makeAccount(stage, campus, { username, role, password })
const press = (visitor: Visitor, key: string, scope?: Locator) =>
  button(visitor, 'second-factor', key, scope).first().click()
const label = (visitor: Visitor, key: string) =>
  visitor.page.getByLabel(visitor.translate('second-factor', key), { exact: true })
const isIn = ({ page }: Visitor) => page.getByRole('navigation').first().waitFor()

const givePassword = (visitor: Visitor, username: string, at = '/login', typed = password) =>
  sendPassword(visitor, { username, password: typed, at })

/** Sets up an authenticator app on the screen that is open, and reads off what it tells once. */
async function setUpApp(visitor: Visitor) {
  const { page, translate } = visitor
  await press(visitor, 'panel.addTotp')
  await page.getByRole('img', { name: translate('second-factor', 'totp.picture') }).waitFor()
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  await label(visitor, 'totp.code').fill('000000')
  await press(visitor, 'totp.confirm')
  await page.getByText(translate('second-factor', 'problems.wrongCode')).waitFor()
  await label(visitor, 'totp.code').fill(codeAt(secret, Date.now()))
  await press(visitor, 'totp.confirm')
  await page.getByRole('heading', { name: translate('second-factor', 'recovery.title') }).waitFor()
  const codes = await page.locator('.factor-codes code').allTextContents()
  await findsNoBarrier(visitor)
  await press(visitor, 'recovery.done')
  return { secret, codes }
}

test('an authenticator app is set up, and signing in asks for its code, or for a recovery code, which serves once', async () => {
  const visitor = await enterWith(stage, await account('with-app', 'lx_designer'))
  const { page, translate } = visitor
  await page.goto('/profile/pwd')
  const { secret, codes } = await setUpApp(visitor)
  expect(codes).toHaveLength(10)
  await page.getByText(translate('second-factor', 'recovery.left', { count: 10 })).waitFor()
  await findsNoBarrier(visitor)

  const entering = await stage.visitor('es')
  await givePassword(entering, 'with-app')
  const field = label(entering, 'prove.code')
  await field.fill('000000')
  await press(entering, 'prove.signIn')
  await entering.page.getByText(entering.translate('second-factor', 'problems.wrongCode')).waitFor()
  await findsNoBarrier(entering)
  // The code by which it was set up is taken; the next one is right already.
  await field.fill(codeAt(secret, Date.now() + step))
  await press(entering, 'prove.signIn')
  await isIn(entering)

  const [code = ''] = codes
  for (const isFirst of [true, false]) {
    const lost = await stage.visitor('ja', phone)
    await givePassword(lost, 'with-app')
    await press(lost, 'prove.useRecovery')
    await label(lost, 'prove.recovery').fill(code)
    await press(lost, 'prove.signIn')
    if (isFirst) await isIn(lost)
    else await lost.page.getByText(lost.translate('second-factor', 'problems.wrongCode')).waitFor()
    await lost.context.close()
  }
  expect([...visitor.complaints, ...entering.complaints]).toEqual([])
  await visitor.context.close()
  await entering.context.close()
})

/** A device with an authenticator of its own, which answers for its person at once. */
async function withAuthenticator({ context, page }: Visitor): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made by the device, renamed, signs in, and is removed', async () => {
  await account('with-passkey', 'lx_designer')
  const visitor = await stage.visitor('zh')
  const { page, translate } = visitor
  await withAuthenticator(visitor)
  await givePassword(visitor, 'with-passkey', '/profile/pwd')
  await press(visitor, 'panel.addPasskey')
  await label(visitor, 'fields.name').fill('笔记本')
  await press(visitor, 'passkey.create')
  await press(visitor, 'recovery.done')
  await page.getByText('笔记本', { exact: true }).waitFor()
  await page
    .getByRole('button', { name: translate('second-factor', 'panel.renameLabel', { name: '笔记本' }) })
    .click()
  await label(visitor, 'fields.name').fill('旧笔记本')
  await press(visitor, 'panel.save')
  await page.getByText('旧笔记本', { exact: true }).waitFor()

  // The window stays, as its device does; what begins is another session.
  await page.getByRole('button', { name: translate('shell', 'nav.account') }).click()
  await page.getByText(translate('shell', 'account.logout')).click()
  await page.waitForURL('**/login**')
  await givePassword(visitor, 'with-passkey')
  await press(visitor, 'prove.usePasskey')
  await isIn(visitor)
  await page.goto('/profile/pwd')
  const name = '旧笔记本'
  await page.getByText(name, { exact: true }).waitFor()
  await page.getByRole('button', { name: translate('second-factor', 'panel.removeLabel', { name }) }).click()
  await page.getByText(translate('second-factor', 'panel.removeLast')).waitFor()
  await press(visitor, 'panel.remove', page.locator('.factor-list .factor-form'))
  await page.getByText(translate('second-factor', 'panel.none')).waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a learner sets one up on the account page and signs in with it in place', async () => {
  const visitor = await enterWith(stage, await account('learner-with-app', 'student'), phone)
  await visitor.page.goto('/learn/account#factors')
  const { secret } = await setUpApp(visitor)
  await findsNoBarrier(visitor)
  const entering = await stage.visitor('zh', phone)
  await givePassword(entering, 'learner-with-app', '/learn')
  await label(entering, 'prove.code').fill(codeAt(secret, Date.now() + step))
  await press(entering, 'prove.signIn')
  await entering.page.locator('.learn-top summary').waitFor()
  expect(await entering.page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  expect([...visitor.complaints, ...entering.complaints]).toEqual([])
  await visitor.context.close()
  await entering.context.close()
})

test('whose role asks for one sets it up before anything else opens', async () => {
  await account('with-duty', 'auditor')
  const visitor = await stage.visitor('es', phone)
  const { page, translate } = visitor
  await givePassword(visitor, 'with-duty')
  await page.getByRole('heading', { name: translate('second-factor', 'gate.title') }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: translate('second-factor', 'gate.title') }).waitFor()
  await findsNoBarrier(visitor)
  await setUpApp(visitor)
  await page.waitForURL('**/dashboard')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

/** Lets a while pass since anybody signed in. */
async function letConfirmationsEnd(): Promise<void> {
  const database = await stage.openDatabase()
  await database.db.update(sessionTable).set({ confirmedAt: 0 })
  await database.close()
}

/** The dialog that asks who it is. */
const asks = ({ page, translate }: Visitor) =>
  page.getByRole('dialog', { name: translate('second-factor', 'confirm.title') })

async function confirm(visitor: Visitor, typed = password): Promise<void> {
  const asking = asks(visitor)
  await asking.getByLabel(visitor.translate('second-factor', 'prove.password')).fill(typed)
  await press(visitor, 'confirm.action', asking)
}

/** Closes the account of whoever signed in long ago, as far as the press of the button. */
async function closeAccount(visitor: Visitor): Promise<void> {
  const { page, translate } = visitor
  await button(visitor, 'account', 'close.action').click()
  await page.getByLabel(translate('account', 'fields.password')).fill(password)
  await letConfirmationsEnd()
  await button(visitor, 'account', 'close.confirm').click()
}

test('a password that is changed long after the sign-in is asked for once, in its form', async () => {
  const visitor = await enterWith(stage, await account('to-change', 'teacher'))
  const { page, translate } = visitor
  await page.goto('/profile/pwd')
  const field = (key: string) => page.getByLabel(translate('profile', key), { exact: true })
  await field('fields.oldPassword').fill(password)
  await field('fields.newPassword').fill('a quieter river 8')
  await letConfirmationsEnd()
  await button(visitor, 'profile', 'screen.change').click()
  await page.getByText(translate('profile', 'screen.changed')).waitFor()
  expect(await asks(visitor).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each([
  ['/learn/account', 'student', phone],
  ['/profile/index', 'lx_designer', undefined],
])(
  'an account is closed at %s long after the sign-in by its password, which is asked for once',
  async (path, role, size) => {
    const username = `to-close-${role}`
    await account(username, role)
    const visitor = await stage.visitor('zh', size)
    await givePassword(visitor, username, path)
    await closeAccount(visitor)
    await visitor.page.getByLabel(visitor.translate('session', 'fields.username')).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('an account with a second factor is closed long after the sign-in once its owner gives that too', async () => {
  const visitor = await enterWith(stage, await account('to-close-with-app', 'student'), phone)
  const { page, translate } = visitor
  await page.goto('/learn/account')
  const { secret } = await setUpApp(visitor)
  await closeAccount(visitor)
  const asking = asks(visitor)
  await asking.waitFor()
  await findsNoBarrier(visitor)
  await asking.getByLabel(translate('second-factor', 'prove.code')).fill(codeAt(secret, Date.now() + step))
  await press(visitor, 'confirm.action', asking)
  await page.getByLabel(translate('session', 'fields.username')).waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('roles are bound only by somebody who proves that it is they, and nothing that was chosen is lost', async () => {
  await account('to-promote', 'teacher')
  const visitor = await stage.visitor('zh')
  const { page, translate } = visitor
  await givePassword(visitor, 'admin', '/login', adminPassword)
  await isIn(visitor)
  await letConfirmationsEnd()
  await page.goto('/datas/roles/list')
  const row = page.getByRole('row').filter({ hasText: 'to-promote' })
  await row.getByRole('button', { name: translate('user', 'bind.action') }).click()
  const binding = page.getByRole('dialog').last()
  const auditor = binding.getByRole('checkbox', { name: translate('kit', 'roles.auditor') })
  await auditor.check()
  await button(visitor, 'kit', 'actions.save', binding).click()
  const asking = asks(visitor)
  await asking.waitFor()
  await page.keyboard.press('Escape')
  await asking.waitFor({ state: 'detached' })
  expect(await auditor.isChecked()).toBe(true)
  await button(visitor, 'kit', 'actions.save', binding).click()
  await asking.getByLabel(translate('second-factor', 'prove.password')).fill('not it')
  await page.keyboard.press('Enter')
  await asking.getByText(translate('session', 'problems.wrongPassword')).waitFor()
  await findsNoBarrier(visitor)
  await confirm(visitor, adminPassword)
  await row.getByText(translate('kit', 'roles.auditor')).waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
