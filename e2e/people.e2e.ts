import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { writeBook } from '#kit/sheet/server/workbook.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, changePassword, enterPassword, fill, openStage, signIn } from './console.ts'

let stage: Stage
let boss: Visitor
let folder: string

beforeAll(async () => {
  stage = await openStage()
  folder = await mkdtemp(join(tmpdir(), 'lectern-people-'))
  boss = await stage.visitor('zh')
  await signIn(boss, 'admin', adminPassword)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await stage.close()
})

const home = '/datas/roles/list'
const role = (name: string) => boss.translate('kit', `roles.${name}`)
const row = (name: string): Locator => boss.page.getByRole('row').filter({ hasText: name })
const dialog = () => boss.page.getByRole('dialog').last()
const seen = (text: string) => boss.page.getByText(text, { exact: true }).first().waitFor()

/** Chooses an entry of the menu behind the dots of a row. */
async function choose(name: string, action: string): Promise<void> {
  await row(name)
    .getByRole('button', { name: boss.translate('kit', 'actions.moreOf', { name }) })
    .click()
  await boss.page.getByRole('menuitem', { name: action }).click()
}

/** Somebody whose password another one chose comes in and chooses their own. */
async function comeIn(username: string, first: string, own: string): Promise<Visitor> {
  const visitor = await stage.visitor('zh')
  await enterPassword(visitor, username, first)
  await changePassword(visitor, first, own)
  return visitor
}

/** The next thing that somebody does finds their session gone, says so, and leads to the way in. */
async function isThrownOut({ page, translate }: Visitor): Promise<void> {
  await page.locator('.shell-bell').click()
  await page.getByRole('menuitem', { name: translate('shell', 'nav.allMessages') }).click()
  await page.getByText(translate('kit', 'faults.expired')).first().waitFor()
  await page.waitForURL('**/login**')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

async function sheetOf(name: string, rows: string[][]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, await writeBook({ name: '用户', rows }))
  return path
}

test('a teacher is added, gets another role, and signs in with the password that was chosen once', async () => {
  const { page, translate } = boss
  await page.goto(home)
  await button(boss, 'user', 'new').click()
  await fill(page, 'username', 'chen.ying')
  await fill(page, 'nickname', '陈老师')
  await fill(page, 'password', 'a borrowed stone')
  await dialog()
    .getByRole('checkbox', { name: role('teacher') })
    .check()
  await button(boss, 'kit', 'actions.save', dialog()).click()
  await row('陈老师').getByText(role('teacher'), { exact: true }).waitFor()

  await row('陈老师')
    .getByRole('button', { name: translate('user', 'bind.action') })
    .click()
  await dialog()
    .getByRole('checkbox', { name: role('auditor') })
    .check()
  await button(boss, 'kit', 'actions.save', dialog()).click()
  await row('陈老师').getByText(role('auditor')).waitFor()
  await seen(translate('user', 'bind.done', { name: '陈老师' }))

  // Nothing of this is offered at one's own account.
  await row('admin').getByText(translate('user', 'you')).waitFor()
  expect(await row('admin').getByRole('button').count()).toBe(0)
}, 90_000)

test('a reset ends what is open, and making invalid throws out whoever is inside', async () => {
  const { page, translate } = boss
  const teacher = await comeIn('chen.ying', 'a borrowed stone', 'a stone of my own')
  await page.goto(home)
  await choose('陈老师', translate('user', 'reset.action'))
  await fill(dialog(), 'newPassword', 'another borrowed stone')
  await button(boss, 'user', 'reset.action', dialog()).click()
  await seen(translate('user', 'reset.done', { name: '陈老师' }))
  await isThrownOut(teacher)

  await enterPassword(teacher, 'chen.ying', 'another borrowed stone')
  await changePassword(teacher, 'another borrowed stone', 'my last stone')
  await choose('陈老师', translate('user', 'moves.invalidate'))
  await row('陈老师').getByText(translate('user', 'states.invalid')).waitFor()
  await isThrownOut(teacher)
  await enterPassword(teacher, 'chen.ying', 'my last stone')
  await teacher.page.getByRole('alert').first().waitFor()
  expect(teacher.complaints).toEqual([])
  await teacher.context.close()
}, 120_000)

test('three people come out of a sheet, and its broken row shows why it did not', async () => {
  const { page, translate } = boss
  const label = (name: string) => translate('user', `fields.${name}`)
  const heads = ['username', 'nickname', 'roles', 'password'].map(label)
  const path = await sheetOf('people.xlsx', [
    heads,
    ['zhao.lei', '赵磊', role('student'), ''],
    ['sun.qi', '孙琪', `${role('teacher')}、${role('auditor')}`, 'given by the sheet'],
    ['zhou.hao', '周昊', '皇帝', ''],
    ['wu.yue', '吴越', role('lx_designer'), ''],
  ])
  await page.goto(home)
  await button(boss, 'user', 'import.action').click()
  await page.locator('.kit-drop input[type=file]').setInputFiles(path)
  await seen(translate('user', 'import.summary', { count: 3 }))
  await row('zhou.hao')
    .getByText(translate('user', 'import.unknownRole', { role: '皇帝' }))
    .waitFor()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: translate('user', 'import.take', { count: 3 }) }).click()
  const saved = join(folder, 'report.xlsx')
  await (await coming).saveAs(saved)
  await seen(translate('user', 'import.done', { count: 3 }))
  const sheet = await readSheet(await readFile(saved))
  const made = sheet?.rows.find(([username]) => username === 'wu.yue')?.[3] ?? ''
  expect(made).not.toBe('')
  // Nobody can see whether that file came to rest; who closes now is asked first, who saves it once more is not.
  await button(boss, 'kit', 'actions.close', dialog()).first().click()
  await button(boss, 'kit', 'form.stay').click()
  await button(boss, 'user', 'import.save').click()
  await button(boss, 'kit', 'actions.close', dialog()).first().click()
  for (const name of ['赵磊', '孙琪', '吴越']) await row(name).waitFor()
  expect(await row('周昊').count()).toBe(0)

  const designer = await comeIn('wu.yue', made, 'a stone of my own')
  await designer.page.getByRole('navigation').first().waitFor()
  expect([...designer.complaints, ...boss.complaints]).toEqual([])
  await designer.context.close()
}, 120_000)

test('the log says who gave which roles, with both sides of the change', async () => {
  const { page, translate } = boss
  await page.goto('/datas/logs/list')
  await page
    .getByRole('row')
    .filter({ hasText: '陈老师' })
    .filter({ hasText: translate('operation-log', 'values.action.assignRoles') })
    .click()
  const side = (name: string) => dialog().locator(`dd[data-side=${name}]`).first()
  await side('after').getByText(role('auditor')).waitFor()
  await side('before').getByText(role('teacher')).waitFor()
  expect(await side('before').getByText(role('auditor')).count()).toBe(0)
  await findsNoBarrier({ page })
})
