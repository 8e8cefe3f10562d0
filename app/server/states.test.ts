import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import type { Grid, Name } from './testing/grids.ts'
import { actors, grids } from './testing/grids.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
const people = new Map<Name, Person>()

beforeAll(async () => {
  app = await startTestApp()
  // A task that is queued asks for a job.
  await app.services.jobs.start(app.services)
  people.set('super', await app.person('super_admin'))
  people.set('admin', await app.person('admin_designer'))
  people.set('owner', await app.person('lx_designer'))
  people.set('other', await app.person('lx_designer'))
  people.set('auditor', await app.person('auditor'))
  people.set('teacher', await app.person('teacher'))
  people.set('student', await app.person('student'))
})
afterAll(() => app.close())

async function attempt(grid: Grid, from: string, to: string, name: Name, reason?: string): Promise<number> {
  const { id } = await grid.make(app.services, from, people.get('owner')?.id ?? 0)
  const body = { id, status: to, revision: 1, ...(reason && { reason }) }
  const response = await app.fetch('PUT', `${prefix}/${grid.path}/update-status`, { body }, people.get(name))
  const answer: { code: number } = JSON.parse(await response.text())
  return answer.code
}

describe.each(Object.entries(grids))('the state table of %s', (_resource, grid) => {
  const cells = grid.states.flatMap((from) => grid.states.map((to) => [from, to] as const))

  test.each(cells)('%s to %s is done by those who may and refused to all others', async (from, to) => {
    const allowed = grid.allowed[`${from}>${to}`] ?? []
    for (const name of actors) {
      const code = await attempt(grid, from, to, name)
      expect({ name, isDone: code === 0, isAnswered: code !== 500 }).toEqual({
        name,
        isDone: allowed.includes(name),
        isAnswered: true,
      })
    }
  })

  test.each(Object.entries(grid.withReason ?? {}))(
    '%s is done with a reason by reviewers too',
    async (cell, allowed) => {
      const [from = '', to = ''] = cell.split('>')
      for (const name of actors)
        expect({ name, isDone: (await attempt(grid, from, to, name, 'Say more')) === 0 }).toEqual({
          name,
          isDone: allowed.includes(name),
        })
    },
  )
})
