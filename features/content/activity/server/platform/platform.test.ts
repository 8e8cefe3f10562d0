import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import type { platformMachine } from '../../platform.machine.ts'
import { activityEndpoints } from '../../activity.contract.ts'
import { activityTable } from '../record/activity.table.ts'
import { makeActivity } from '../makeActivity.ts'

const actors = ['super', 'admin', 'owner', 'other', 'auditor', 'teacher', 'student', 'nobody'] as const
type Name = (typeof actors)[number]
type State = keyof typeof platformMachine.states
const states = ['private', 'submitted', 'passed', 'failed'] as const

const owners: readonly Name[] = ['super', 'admin', 'owner']
const deciders: readonly Name[] = ['super', 'auditor']
/** Written out from D12, not read from the machine. */
const allowed: Readonly<Record<string, readonly Name[]>> = {
  'private>submitted': owners,
  'failed>submitted': owners,
  'submitted>passed': deciders,
  'submitted>failed': deciders,
}

let app: TestApp
const people = new Map<Name, Person>()
const person = (name: Name): Person => people.get(name) ?? nowhere
const nowhere: Person = { id: 0, username: '', roles: [], token: '' }

beforeAll(async () => {
  app = await startTestApp()
  people.set('super', await app.person('super_admin'))
  people.set('admin', await app.person('admin_designer'))
  people.set('owner', await app.person('lx_designer'))
  people.set('other', await app.person('lx_designer'))
  people.set('auditor', await app.person('auditor'))
  people.set('teacher', await app.person('teacher'))
  people.set('student', await app.person('student'))
  people.set('nobody', await app.person())
})
afterAll(() => app.close())

async function makeIn(platformStatus: State, own: object = {}) {
  const { id } = await makeActivity(app.services, {
    status: 'public',
    creatorId: person('owner').id,
    ...own,
  })
  await app.services.database.db.update(activityTable).set({ platformStatus })
  return id
}

const move = async (name: Name, id: number, status: State, reason?: string) =>
  app.request(activityEndpoints.platformReview, {
    as: person(name),
    body: { id, status, revision: await revisionOf(id), ...(reason && { reason }) },
  })

const rowOf = async (id: number) =>
  (await app.services.database.db.select().from(activityTable)).find((row) => row.id === id)
const revisionOf = async (id: number) => (await rowOf(id))?.revision ?? 0

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'from %s to %s the platform moves an activity for those whom the table names, and for nobody else',
  async (from, to) => {
    for (const name of actors) {
      const id = await makeIn(from)
      const { code } = await move(name, id, to, 'It was looked at')
      const may = allowed[`${from}>${to}`]?.includes(name) ?? false
      expect([name, code === 0]).toEqual([name, may])
      expect((await rowOf(id))?.platformStatus).toBe(may ? to : from)
    }
  },
)

test('failing asks for a reason, which the creator then reads', async () => {
  const id = await makeIn('submitted')
  expect((await move('auditor', id, 'failed')).code).toBe(400)
  expect((await move('auditor', id, 'failed', 'The cover says nothing')).code).toBe(0)
  const { data } = await app.request(activityEndpoints.get, { as: person('owner'), query: { id } })
  expect(data).toMatchObject({ platformStatus: 'failed', platformReason: 'The cover says nothing' })
  const records = await app.services.database.db.select().from(auditRecordTable)
  expect(records.filter(({ resourceId }) => resourceId === id)).toMatchObject([
    { resource: 'activity', result: 'rejected', reviewerId: person('auditor').id },
  ])
})

test('what is not published cannot be looked at', async () => {
  const id = await makeIn('private', { status: 'draft' })
  const answer = await app.request(activityEndpoints.platformApply, {
    as: person('owner'),
    body: { id, revision: await revisionOf(id) },
  })
  expect(answer.code).toBe(1301)
  expect((await rowOf(id))?.platformStatus).toBe('private')
})

test('applying says so in the distribution, and an auditor finds it in the list', async () => {
  const id = await makeIn('private')
  const answer = await app.request(activityEndpoints.platformApply, {
    as: person('owner'),
    body: { id, revision: await revisionOf(id) },
  })
  expect(answer.code).toBe(0)
  expect(await rowOf(id)).toMatchObject({ platformStatus: 'submitted', distribution: 'applied' })
  const page = await app.request(activityEndpoints.page, {
    as: person('auditor'),
    body: { pageNo: 1, pageSize: 50, platformStatus: 'submitted' },
  })
  expect(JSON.stringify(page.data)).toContain(`"id":${id},`)
})

test('a stale application is told, and nothing changes', async () => {
  const id = await makeIn('private')
  const answer = await app.request(activityEndpoints.platformApply, {
    as: person('owner'),
    body: { id, revision: (await revisionOf(id)) + 7 },
  })
  expect(answer.code).toBe(409)
  expect((await rowOf(id))?.platformStatus).toBe('private')
})
