import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AiError } from '#kit/ai/server/ai.ts'
import { localDay } from '#kit/time/calendar.ts'
import { makeUsage } from '#features/ai/ai-usage/server/makeUsage.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'

import { makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { sweepSessions } from '#features/people/session/server/session.jobs.ts'
import { signInAttemptTable } from '#features/people/session/server/session.table.ts'
import { makeFirstAdministrator } from './firstAdministrator.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { runUserCommand } from './userCommand.ts'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { version } from '#kit/ops/server/version.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { pdf } from '#kit/testing/server/smallFiles.ts'
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
  app.request(sessionEndpoints.login, { body: { username, password } })

/** What a super administrator reads, the oldest first. */
const trail = async () =>
  (await app.call(operationLogEndpoints.page, { as: admin, body: {} })).list.toReversed()

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
  const logged = (await trail()).map(({ action, after }) => [action, after])
  expect(logged).toMatchObject([
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
  await makeFactor(app.services, { userId: id })
  await run('reset-factors', username)
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
    { ...by, action: 'resetFactors', before: { factors: 1 }, after: { factors: 0 } },
    { ...by, action: 'invalidate', before: { status: 'valid' }, after: { status: 'invalid' } },
    { action: 'create', name: 'made.there', isCommand: true },
  ])
  expect(JSON.stringify(entries)).not.toContain('river')
})

test('the making of the first administrator is told, without its password', async () => {
  await app.empty()
  const made = await makeFirstAdministrator(app.services, () => undefined)
  admin = await app.person('super_admin')
  const entries = await trail()
  expect(entries).toMatchObject([
    { resource: 'user', action: 'create', actorId: null, isCommand: true, after: { username: 'admin' } },
  ])
  expect(JSON.stringify(entries)).not.toContain(made?.password)
})

test('a refusal leaves in the log of the server who was refused what, and from where, never what they sent', async () => {
  const { log } = app.services
  const lines: unknown[] = []
  Object.assign(app.services, {
    log: makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  })
  const as = await app.person('student')
  await app.request(userEndpoints.page, { as, body: { nickname: 'river 7' } }).finally(() => {
    Object.assign(app.services, { log })
  })
  expect(lines).toMatchObject([
    {
      msg: 'refused',
      code: kitFaults.forbidden.code,
      refusal: 'kit.forbidden',
      userId: as.id,
      address: '127.0.0.1',
      method: 'POST',
      route: expect.stringContaining(userEndpoints.page.path),
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('river')
})

test('the log of the server says who changed what and from where, sign-ins and roles too, never a value', async () => {
  const { log } = app.services
  const lines: unknown[] = []
  const { id, username, password } = await makeUser(db(), { roles: ['student'] })
  Object.assign(app.services, {
    log: makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  })
  const changing = async () => {
    await login(username, 'a wrong password')
    await login(username, password)
    await app.call(userEndpoints.assignRoles, { as: admin, body: { id, roles: ['auditor'] } })
    await app.call(accountEndpoints.closeOther, { as: admin, body: { id, handOverTo: null } })
  }
  await changing().finally(() => Object.assign(app.services, { log }))
  const changed = { msg: 'changed', resource: 'user', resourceId: id, address: '127.0.0.1' }
  for (const line of [
    { ...changed, action: 'signInFailed' },
    { ...changed, action: 'signIn', userId: id },
    { ...changed, action: 'assignRoles', userId: admin.id },
    { ...changed, action: 'closeAccount', userId: admin.id },
  ])
    expect(lines).toContainEqual(expect.objectContaining(line))
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`wrong password|${username}|auditor`))
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

/** The line of `/metrics` with this name and these labels. */
async function metrics() {
  const lines = (await (await app.fetch('GET', '/metrics', {})).text()).split('\n')
  return (name: string, ...labels: string[]) =>
    lines.find(
      (line) =>
        [' ', '{'].includes(line.slice(name.length)[0] ?? '') &&
        line.startsWith(name) &&
        labels.every((label) => line.includes(label)),
    )
}

test('metrics tell what AI cost today, what was uploaded, and how much the disk still takes', async () => {
  const day = localDay(Date.now(), app.services.env.TZ_DEFAULT)
  const use = { ownerId: 0, agentId: 0, borrowerId: admin.id, inputTokens: 1, outputTokens: 1 } as const
  await makeUsage(app.services, { ...use, day, purpose: 'grade', calls: 3, cost: 0.25 })
  await makeUsage(app.services, { ...use, day: '2020-02-29', purpose: 'grade', calls: 9, cost: 9 })
  const bytes = pdf()
  await makeFile(app.services, { ownerId: admin.id, purpose: 'work', bytes })
  await makeFile(app.services, { ownerId: admin.id, purpose: 'work', bytes })
  const logged = await metrics()
  expect(logged('lectern_ai_calls_total', 'purpose="grade"')).toMatch(/ 3$/)
  expect(logged('lectern_ai_cost_yuan_total', 'purpose="grade"')).toMatch(/ 0\.25$/)
  expect(logged('lectern_uploads_total', 'kind="document"')).toMatch(/ 2$/)
  expect(logged('lectern_upload_bytes_total', 'kind="document"')).toMatch(new RegExp(` ${2 * bytes.length}$`))
  const free = Number(logged('lectern_disk_free_bytes')?.split(' ').at(-1))
  expect(free).toBeGreaterThan(0)
})

test('metrics count work of AI that failed, by what it was for and why', async () => {
  const speech = { userId: admin.id, agentId: null, purpose: 'speech' } as const
  const spoken = app.services.ai.speak(speech, { voiceId: 999_999, text: 'Hello', speed: 1 })
  await expect(spoken).rejects.toThrow(AiError)
  const chat = app.services.ai.chat(
    { ...speech, purpose: 'grade', agentId: 999_999 },
    { messages: [], maxTokens: 1 },
  )
  await expect(chat[Symbol.asyncIterator]().next()).rejects.toThrow(AiError)
  const logged = await metrics()
  expect(logged('lectern_ai_failures_total', 'purpose="speech"', 'kind="forbidden"')).toMatch(/ 1$/)
  expect(logged('lectern_ai_failures_total', 'purpose="grade"')).toMatch(/ 1$/)
})

test('metrics of a database that is silent tell what they know without it', async () => {
  const { database } = app.services
  const silent = {
    ...database,
    db: new Proxy(database.db, { get: () => () => new Promise(() => undefined) }),
  }
  Object.assign(app.services, { database: silent })
  const logged = await metrics().finally(() => Object.assign(app.services, { database }))
  expect(logged('lectern_disk_free_bytes')).toBeDefined()
  expect(logged('lectern_ai_calls_total', 'purpose=')).toBeUndefined()
})

test('metrics count answers by the code of their envelope, and jobs by queue and state', async () => {
  await login('nobody.here', 'x')
  await app.call(sessionEndpoints.permissionInfo, { as: admin })
  await app.services.jobs.start(app.services)
  const notBefore = Date.now() + 3_600_000
  await app.services.jobs.send(sweepSessions, {}, { notBefore })
  const logged = await metrics()
  expect(logged('lectern_answers_total', 'auth/login"', 'code="1100"')).toMatch(/ [1-9]\d*$/)
  expect(logged('lectern_answers_total', 'get-permission-info"', 'code="0"')).toMatch(/ [1-9]\d*$/)
  expect(logged('lectern_jobs', 'queue="sweepSessions"', 'state="created"')).toMatch(/ [1-9]\d*$/)
  expect(logged('lectern_jobs_oldest_seconds', 'queue="sweepSessions"')).toBeDefined()
  expect(logged('lectern_database_connections', 'state="idle"')).toBeDefined()
  expect(logged('lectern_database_connections_limit')).toMatch(/ [1-9]\d*$/)
  expect(logged('lectern_disk_floor_bytes')).toMatch(new RegExp(` ${app.services.env.DISK_FLOOR}$`))
  expect(logged('lectern_info', `version="${version}"`)).toMatch(/ 1$/)
})
