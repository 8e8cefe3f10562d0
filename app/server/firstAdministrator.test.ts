import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import type { TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'
import { makeFirstAdministrator } from './firstAdministrator.ts'
import type { FirstAdministrator } from './firstAdministrator.ts'
import { CommandProblem, runUserCommand } from './userCommand.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.empty())
afterAll(() => app.close())

const db = () => app.services.database.db
const login = (username: string, password: string) =>
  app.request(sessionEndpoints.login, { body: { username, password } })

test('the first start makes one super administrator, whose password is printed once and must be changed', async () => {
  const created: FirstAdministrator[] = []
  await makeFirstAdministrator(app.services, (made) => created.push(made))
  await makeFirstAdministrator(app.services, (made) => created.push(made))
  expect(created).toHaveLength(1)
  const { data } = await login('admin', created[0]?.password ?? '')
  expect(data.mustChangePassword).toBe(true)
})

test('a first start that is killed before the password was printed makes it anew', async () => {
  const killed = () => {
    throw new Error('killed')
  }
  await expect(makeFirstAdministrator(app.services, killed)).rejects.toThrow('killed')
  expect(await db().select().from(userTable)).toEqual([])
  expect(await makeFirstAdministrator(app.services, () => undefined)).toMatchObject({ username: 'admin' })
})

test('two processes of one fresh install make one administrator', async () => {
  const made = await Promise.all([1, 2, 3].map(() => makeFirstAdministrator(app.services, () => undefined)))
  expect(made.filter(Boolean)).toHaveLength(1)
})

test('an account that the operator made before the first start does not take its place', async () => {
  await makeUser(db(), { roles: ['teacher'] })
  expect(await makeFirstAdministrator(app.services, () => undefined)).toMatchObject({ username: 'admin' })
})

test('a password that the operator chose is not printed and need not be changed', async () => {
  const env = { ...app.services.env, ADMIN_PASSWORD: 'chosen by me' }
  const made = await makeFirstAdministrator({ ...app.services, env }, () => undefined)
  expect(made).toEqual({ username: 'admin', password: undefined })
  expect((await login('admin', 'chosen by me')).data.mustChangePassword).toBe(false)
})

const run = (line: string, options = {}) => runUserCommand(db(), line.split(' '), options, Date.now())

test('the operator makes an account with roles and reads its password', async () => {
  const output = await run('create wang.li', { roles: 'teacher,student' })
  const password = /Password: (\S+)$/.exec(output)?.[1] ?? ''
  expect((await login('wang.li', password)).data.mustChangePassword).toBe(true)
  const [account] = await db().select().from(userTable)
  expect(account).toMatchObject({ username: 'wang.li', nickname: 'wang.li', roles: ['teacher', 'student'] })
})

test('the operator sets a password, roles and a status by name', async () => {
  const { username } = await makeUser(db(), { username: 'Li.Na' })
  await run('password li.na', { password: 'set by hand' })
  expect((await login(username, 'set by hand')).data.mustChangePassword).toBe(false)
  expect(await run('roles li.na auditor')).toBe('Li.Na is now auditor.')
  expect(await run('status li.na invalid')).toBe('Li.Na is now invalid.')
  const [account] = await db().select().from(userTable)
  expect(account).toMatchObject({ roles: ['auditor'], status: 'invalid', revision: 3 })
})

test.each([
  ['nothing', ''],
  ['an unknown command', 'remove somebody'],
  ['a stranger', 'password nobody'],
  ['an unknown role', 'roles li.na king'],
  ['no role', 'roles li.na'],
  ['a wrong status', 'status li.na gone'],
  ['a taken name', 'create LI.NA'],
  ['a name that is none', 'create a/b'],
])('the operator is told what is wrong with %s', async (_name, line) => {
  await makeUser(db(), { username: 'li.na' })
  await expect(run(line)).rejects.toBeInstanceOf(CommandProblem)
})
