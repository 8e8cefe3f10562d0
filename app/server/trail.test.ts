import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operationLogEndpoints } from '#features/operation-log/operation-log.contract.ts'
import { sessionEndpoints } from '#features/session/session.contract.ts'
import { sweepSessions } from '#features/session/server/session.jobs.ts'
import { signInAttemptTable } from '#features/session/server/session.table.ts'
import { makeUser } from '#features/user/server/makeUser.ts'
import { runUserCommand } from '#features/user/server/userCommand.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.empty()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const db = () => app.services.database.db
const login = (username: string, password: string) =>
  app.call(sessionEndpoints.login, { body: { username, password } })

/** What a super administrator reads, the oldest first. */
const trail = async () =>
  (await app.ask(operationLogEndpoints.page, { as: admin, body: {} })).list.toReversed()

test('sign-ins are told, good and bad, with who and from where, never with what was typed', async () => {
  const { id, username, nickname, password } = await makeUser(db())
  await login(username, 'a wrong password')
  await login('my password by mistake', 'x')
  await login(username, password)
  const from = { address: '127.0.0.1', device: expect.any(String) }
  const entries = await trail()
  expect(entries).toMatchObject([
    {
      action: 'signInFailed',
      resourceId: id,
      name: nickname,
      actorId: null,
      after: { failures: 1, ...from },
    },
    { action: 'signInFailed', resourceId: 0, name: '', actorId: null, after: { failures: 1, ...from } },
    { action: 'signIn', resourceId: id, actorId: id, actorName: nickname, after: from },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/wrong password|by mistake/)
})

test('many failures are few entries, and say when they began to be slowed down', async () => {
  const { username } = await makeUser(db())
  for (let count = 0; count < 6; count += 1) await login(username, `guess ${count}`)
  const told = (await trail()).map(({ action, after }) => [action, after])
  expect(told).toMatchObject([
    ['signInFailed', { failures: 1 }],
    ['signInFailed', { failures: 2 }],
    ['signInFailed', { failures: 4 }],
    ['signInSlowed', { failures: 5 }],
  ])
})

test('what the operator does to accounts at the command line is told like everything else', async () => {
  const { id, username } = await makeUser(db(), { roles: ['student'] })
  const run = (...words: string[]) => runUserCommand(db(), words, { password: 'a quiet river 7' }, Date.now())
  await run('roles', username, 'auditor,teacher')
  await run('password', username)
  await run('status', username, 'invalid')
  await run('create', 'made.there')
  const entries = await trail()
  const by = { resource: 'user', resourceId: id, actorId: null, isCommand: true }
  expect(entries).toMatchObject([
    {
      ...by,
      action: 'assignRoles',
      before: { roles: ['student'] },
      after: { roles: ['auditor', 'teacher'] },
    },
    { ...by, action: 'resetPassword', after: { mustChangePassword: false } },
    { ...by, action: 'invalidate', before: { status: 'valid' }, after: { status: 'invalid' } },
    { action: 'create', name: 'made.there', isCommand: true },
  ])
  expect(JSON.stringify(entries)).not.toContain('river')
})

test('a password that the operator sets forgives what failed', async () => {
  const { username } = await makeUser(db())
  for (let count = 0; count < 2; count += 1) await login(username, 'not it')
  const counted = async () =>
    (await db().select().from(signInAttemptTable)).filter(({ key }) => key.startsWith('account:')).length
  expect(await counted()).toBe(1)
  await runUserCommand(db(), ['password', username], { password: 'a quiet river 7' }, Date.now())
  expect(await counted()).toBe(0)
})

test('metrics count answers by the code of their envelope, and jobs by queue and state', async () => {
  await login('nobody.here', 'x')
  await app.ask(sessionEndpoints.permissionInfo, { as: admin })
  await app.services.jobs.start(app.services)
  const notBefore = Date.now() + 3_600_000
  await app.services.jobs.send(sweepSessions, {}, { notBefore })
  const response = await app.fetch('GET', '/metrics', {})
  const lines = (await response.text()).split('\n')
  const told = (name: string, ...labels: string[]) =>
    lines.find((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
  expect(told('lectern_answers_total', 'auth/login"', 'code="1100"')).toMatch(/ [1-9]\d*$/)
  expect(told('lectern_answers_total', 'get-permission-info"', 'code="0"')).toMatch(/ [1-9]\d*$/)
  expect(told('lectern_jobs', 'queue="sweepSessions"', 'state="created"')).toMatch(/ [1-9]\d*$/)
  expect(told('lectern_jobs_oldest_seconds', 'queue="sweepSessions"')).toBeDefined()
  expect(told('lectern_database_connections', 'state="idle"')).toBeDefined()
})
