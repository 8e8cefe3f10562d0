import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WorkEvent } from '#kit/contract/progress.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { writeBook } from '#kit/sheet/server/workbook.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { importReport, maxImported, type ImportReport } from '../import/importReport.ts'
import { userEndpoints } from '../user.contract.ts'
import { userFaults } from '../user.faults.ts'
import { makeUser } from './makeUser.ts'
import { userTable } from './user.table.ts'

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
type Rows = readonly (readonly (string | number | null)[])[]

async function book(rows: Rows, formulas: readonly (readonly [place: string, formula: string])[] = []) {
  const calculated = new Map(
    formulas.map(([place, formula]) => [place, { formula, value: 'calculated' }] as const),
  )
  return writeBook({ name: 'People', rows, formulas: calculated })
}

interface Sending {
  readonly take?: 'yes'
  readonly key?: string
}

async function send(bytes: Buffer, { take, key }: Sending = {}) {
  const body = new FormData()
  if (take) body.set('take', take)
  body.set('file', new Blob([new Uint8Array(bytes)]), 'people.xlsx')
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const response = await app.fetch('POST', '/console-api/system/user/import', { body, headers }, admin)
  const answer: { code: number; data: unknown; message: string } = JSON.parse(await response.text())
  return answer
}

async function report(bytes: Buffer, sending: Sending = {}): Promise<ImportReport> {
  const answer = await send(bytes, sending)
  expect(answer).toMatchObject({ code: 0 })
  return importReport.parse(answer.data)
}

const heads = ['User name', 'Nickname', 'Roles', 'Password', 'Phone']
const lin = ['lin.xiao', '林晓', 'Teacher', '', 13800000000]
const wang = ['wang', '', '审核员、教师', 'a good one', '']
const accounts = async () =>
  (await db().select().from(userTable)).filter(({ id }) => id !== admin.id).map(({ username }) => username)

/** The report's own sheet, row by row. */
async function reportSheet({ file }: ImportReport) {
  const sheet = await readSheet(Buffer.from(file?.base64 ?? '', 'base64'))
  return sheet?.rows ?? []
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => [`person.${index}`, '', 'Student', '', ''])

const eventsIn = (text: string): WorkEvent<unknown>[] =>
  text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => JSON.parse(part.replace(/^data: /, '')))

const login = (username: string, password: string) =>
  app.request(sessionEndpoints.login, { body: { username, password } })

describe('a sheet of people', () => {
  test('reports its progress to whoever requests events, and last the answer that comes without', async () => {
    const body = new FormData()
    body.set('take', 'yes')
    body.set('file', new Blob([new Uint8Array(await book([heads, ...people(200)]))]), 'people.xlsx')
    const headers = { accept: 'text/event-stream' }
    const response = await app.fetch('POST', '/console-api/system/user/import', { body, headers }, admin)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = eventsIn(await response.text())
    const progress = events.flatMap((event) => ('progress' in event ? [event.progress] : []))
    expect(progress.length).toBeGreaterThan(0)
    expect(progress.every(({ done, of }) => done > 0 && done <= 200 && of === 200)).toBe(true)
    const last = events.at(-1)
    expect(last && 'answer' in last && last.answer).toMatchObject({ code: 0, data: { takenCount: 200 } })
    expect(await accounts()).toHaveLength(200)
  })

  test('refuses whoever requests events in the same words', async () => {
    const body = new FormData()
    body.set('file', new Blob(['no sheet']), 'people.xlsx')
    const headers = { accept: 'text/event-stream' }
    const response = await app.fetch('POST', '/console-api/system/user/import', { body, headers }, admin)
    expect(eventsIn(await response.text())).toEqual([{ answer: await send(Buffer.from('no sheet')) }])
  })

  test('that somebody breaks off makes nobody', async () => {
    const body = new FormData()
    body.set('take', 'yes')
    body.set('file', new Blob([new Uint8Array(await book([heads, ...people(200)]))]), 'people.xlsx')
    const headers = { accept: 'text/event-stream' }
    const response = await app.fetch('POST', '/console-api/system/user/import', { body, headers }, admin)
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    // Longer than two passwords take that were under way.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await accounts()).toEqual([])
  })

  test('is looked at first, and nobody is made of it', async () => {
    const seen = await report(await book([heads, lin, wang]))
    expect(seen).toMatchObject({ takenCount: 2, file: null, unknownColumns: [] })
    expect(seen.rows.map(({ at, outcome }) => [at, outcome])).toEqual([
      [2, 'taken'],
      [3, 'taken'],
    ])
    expect(await accounts()).toEqual([])
  })

  test('becomes accounts that sign in with the passwords given or made, and must change them', async () => {
    const taken = await report(await book([heads, lin, wang]), { take: 'yes' })
    const [, first, second] = await reportSheet(taken)
    const made = first?.[3] ?? ''
    expect(made).toMatch(/^[A-Za-z0-9]{12}$/)
    // What the sheet gave is not repeated.
    expect(second?.[3]).toBe('')
    for (const [username, password] of [
      ['lin.xiao', made],
      ['WANG', 'a good one'],
    ] as const)
      expect(await login(username, password)).toMatchObject({ code: 0, data: { mustChangePassword: true } })
    const page = await app.call(userEndpoints.page, { as: admin, body: { nickname: 'wang' } })
    expect(page.list[0]).toMatchObject({
      nickname: 'wang',
      roles: ['auditor', 'teacher'],
      creatorId: admin.id,
    })
  })

  test('may have its headings in any of the four languages, in any order, with others between', async () => {
    const rows = [
      ['备注', '所属', '角色', 'Nombre de usuario'],
      ['x', '', 'student', 'one.two'],
      [],
      ['x', '', '学员', '1234'],
    ]
    const seen = await report(await book(rows))
    expect(seen.unknownColumns).toEqual(['备注', '所属'])
    expect(seen.rows.map(({ at, outcome }) => [at, outcome])).toEqual([
      [2, 'taken'],
      [4, 'taken'],
    ])
  })

  test.each([
    ['ユーザー名', '役割', '受講者', 'student'],
    ['ユーザー名', '役割', '一般クリエイター', 'lx_designer'],
    ['用户名', '角色', '教师', 'teacher'],
    ['用户名', '角色', '普通创作者', 'lx_designer'],
    ['Nombre de usuario', 'Roles', 'Profesor', 'teacher'],
  ] as const)(
    'may use the headings and roles of earlier versions: %s, %s, %s',
    async (username, roles, former, role) => {
      await report(
        await book([
          [username, roles],
          ['lin.xiao', former],
        ]),
        { take: 'yes' },
      )
      expect((await db().select().from(userTable)).find((one) => one.username === 'lin.xiao')?.roles).toEqual(
        [role],
      )
    },
  )

  test('leaves out each row with something wrong, and says what beside its cell', async () => {
    await makeUser(db(), { username: 'Taken.One' })
    const rows = [
      heads,
      lin,
      ['LIN.XIAO', '', 'Teacher'],
      ['taken.one', '', 'Teacher'],
      ['a b', '', 'Teacher'],
      ['no.role', '', ''],
      ['odd.role', '', 'Teacher, Emperor'],
      ['weak', '', 'Teacher', '123456'],
      ['short', '', 'Teacher', '12'],
      ['long', '名'.repeat(21), 'Teacher'],
      ['', 'Nobody', 'Teacher'],
    ]
    const taken = await report(await book(rows), { take: 'yes' })
    expect(taken.takenCount).toBe(1)
    expect(taken.rows.map(({ problems }) => Object.keys(problems))).toEqual([
      [],
      ...[['username'], ['username'], ['username'], ['roles'], ['roles']],
      ...[['password'], ['password'], ['nickname'], ['username']],
    ])
    const [, again] = taken.rows
    expect(again?.problems.username).toBe('Same user name as row 2')
    expect(taken.rows[5]?.problems.roles).toBe('“Emperor” is not a role')
    expect((await accounts()).toSorted()).toEqual(['Taken.One', 'lin.xiao'])
    expect((await reportSheet(taken))[2]?.at(-1)).toContain('row 2')
  })

  test('takes no calculated cell, whatever it last came to', async () => {
    const seen = await report(await book([heads, lin, wang], [['2,1', 'HYPERLINK("http://evil")']]))
    expect(seen.rows[1]).toMatchObject({ outcome: 'left', problems: { nickname: expect.anything() } })
    expect(seen.takenCount).toBe(1)
  })

  test('gives back text that no program runs', async () => {
    const taken = await report(await book([heads, ['danger', '=cmd()', 'Teacher']]), { take: 'yes' })
    expect((await reportSheet(taken))[1]?.[1]).toBe("'=cmd()")
  })

  test('may not write what its columns do not name', async () => {
    const rows = [
      [...heads, 'status', 'creatorId', '__proto__'],
      [...lin, 'invalid', 7, 'x'],
    ]
    await report(await book(rows), { take: 'yes' })
    const [row] = (await app.call(userEndpoints.page, { as: admin, body: { username: 'lin.xiao' } })).list
    expect(row).toMatchObject({ status: 'valid', creatorId: admin.id })
  })
})

describe('a retry of an import', () => {
  test('makes everybody once and answers the same passwords, which are stored nowhere', async () => {
    const bytes = await book([heads, lin, wang])
    const sending = { take: 'yes', key: 'import-of-people-1' } as const
    const answers = await Promise.all([report(bytes, sending), report(bytes, sending)])
    answers.push(await report(bytes, sending))
    const sheets = await Promise.all(answers.map(reportSheet))
    expect(sheets[1]).toEqual(sheets[0])
    expect(sheets[2]).toEqual(sheets[0])
    expect(answers.map(({ takenCount }) => takenCount)).toEqual([2, 2, 2])
    expect(await accounts()).toHaveLength(2)
    const made = sheets[0]?.[1]?.[3] ?? ''
    expect((await login('lin.xiao', made)).code).toBe(0)
    const stored = await app.services.database.pool.query('select answer, body_hash from idempotency')
    const log = await app.call(operationLogEndpoints.page, { as: admin, body: {} })
    expect(JSON.stringify([stored.rows, log])).not.toContain(made)
    expect(JSON.stringify(log)).not.toMatch(/a good one|argon2/)
  })

  test('answers the passwords that were set, whatever became of the server’s key since', async () => {
    const bytes = await book([heads, lin])
    const sending = { take: 'yes', key: 'import-of-people-5' } as const
    const first = await reportSheet(await report(bytes, sending))
    const { secretKey } = app.services
    const changeKey = (current: Buffer, old: Buffer) =>
      Object.assign(app.services, { secretKey: { current, old } })
    changeKey(Buffer.alloc(32, 1), secretKey.current)
    const again = await reportSheet(await report(bytes, sending))
    changeKey(secretKey.current, Buffer.alloc(32, 1))
    const before = await reportSheet(await report(bytes, sending))
    Object.assign(app.services, { secretKey })
    expect((await login('lin.xiao', first[1]?.[3] ?? '')).code).toBe(0)
    expect([again, before]).toEqual([first, first])
  })

  test('that the version before made answers its rows', async () => {
    const bytes = await book([heads, lin])
    const sending = { take: 'yes', key: 'import-of-people-6' } as const
    const first = await reportSheet(await report(bytes, sending))
    const { pool } = app.services.database
    await pool.query(`update idempotency set answer = answer::json ->> 'rows'`)
    expect(await reportSheet(await report(bytes, sending))).toEqual(first)
  })

  test('with another sheet under the same key is refused', async () => {
    const sending = { take: 'yes', key: 'import-of-people-2' } as const
    await report(await book([heads, lin]), sending)
    expect((await send(await book([heads, wang]), sending)).code).not.toBe(0)
    expect(await accounts()).toEqual(['lin.xiao'])
  })

  test('of another one under another key finds the names taken', async () => {
    const bytes = await book([heads, lin])
    const both = await Promise.all([
      report(bytes, { take: 'yes', key: 'import-of-people-3' }),
      report(bytes, { take: 'yes', key: 'import-of-people-4' }),
    ])
    expect(both.map(({ takenCount }) => takenCount).toSorted()).toEqual([0, 1])
    expect(await accounts()).toEqual(['lin.xiao'])
  })
})

describe('what is no sheet of people is refused as a whole', () => {
  const many = Array.from({ length: maxImported + 1 }, (_, index) => [`user.${index}`, '', 'student'])
  test.each([
    ['text', async () => Buffer.from('username,roles'), userFaults.noSheet],
    ['a broken archive', async () => (await book([heads, lin])).subarray(0, 400), userFaults.brokenSheet],
    ['an empty sheet', () => book([[]]), userFaults.noRows],
    ['headings alone', () => book([heads]), userFaults.noRows],
    ['no roles', () => book([['User name'], ['lin.xiao']]), userFaults.missingColumns],
    ['too many people', () => book([heads, ...many]), userFaults.tooManyRows],
    ['too large a file', async () => Buffer.alloc(6 * 1024 * 1024, 'PK'), userFaults.sheetTooLarge],
  ])('%s', async (_name, bytes, fault) => {
    const answer = await send(await bytes(), { take: 'yes' })
    expect(answer).toMatchObject({ code: fault.code })
    expect(answer.message).not.toContain('{{')
    expect(await accounts()).toEqual([])
  })
})

test('the template is an empty sheet that the import knows, with a guide behind it', async () => {
  const response = await app.fetch('GET', '/console-api/system/user/import-template', {}, admin)
  const template = Buffer.from(await response.arrayBuffer())
  expect((await send(template)).code).toBe(userFaults.noRows.code)
  const sheet = await readSheet(template)
  expect(sheet?.rows[0]).toEqual([...heads, 'WeChat OpenID', 'UnionID'])
  expect(sheet?.others).toHaveLength(1)
})
