import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ability } from '#features/ability/ability.contract.ts'
import { makeAbility } from '#features/ability/server/makeAbility.ts'
import { activity } from '#features/activity/activity.contract.ts'
import { makeActivity } from '#features/activity/server/makeActivity.ts'
import { career } from '#features/career/career.contract.ts'
import { makeCareer } from '#features/career/server/makeCareer.ts'
import { makeTag } from '#features/tag/server/makeTag.ts'
import { tag } from '#features/tag/tag.contract.ts'
import { prefix } from '#kit/envelope.ts'
import type { Services } from '#kit/server/context.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

/** Everybody who might try a move; `owner` made the record, `other` is a designer who did not. */
const actors = ['super', 'admin', 'owner', 'other', 'auditor', 'teacher', 'student', 'nobody'] as const
type Name = (typeof actors)[number]

interface Grid {
  readonly path: string
  readonly states: readonly string[]
  /** Every transition that exists, written out from the product's rules, and who may do it. */
  readonly allowed: Readonly<Record<string, readonly Name[]>>
  /** Transitions that also ask for a reason when these people do them. */
  readonly withReason?: Readonly<Record<string, readonly Name[]>>
  readonly make: (services: Services, status: string, creatorId: number) => Promise<{ readonly id: number }>
}

const owners = ['super', 'admin', 'owner'] as const
const administrators = ['super', 'admin'] as const
const reviewed = {
  states: ['draft', 'reviewing', 'public'],
  allowed: {
    'draft>reviewing': owners,
    'draft>public': owners,
    'reviewing>draft': owners,
    'reviewing>public': ['super', 'auditor'],
    'public>draft': owners,
  },
  withReason: { 'reviewing>draft': ['super', 'admin', 'owner', 'auditor'] },
} as const

const grids: Readonly<Record<string, Grid>> = {
  ability: {
    ...reviewed,
    path: ability.path,
    make: (services, status, creatorId) => makeAbility(services, { status, creatorId, isApproved: true }),
  },
  activity: {
    path: activity.path,
    states: ['draft', 'public', 'hidden'],
    allowed: {
      'draft>public': owners,
      'hidden>public': owners,
      'public>public': owners,
      'public>hidden': owners,
    },
    make: (services, status, creatorId) => makeActivity(services, { status, creatorId }),
  },
  career: {
    ...reviewed,
    path: career.path,
    make: (services, status, creatorId) => makeCareer(services, { status, creatorId, isApproved: true }),
  },
  tag: {
    path: tag.path,
    states: ['pending', 'reviewed'],
    allowed: { 'pending>reviewed': administrators, 'reviewed>pending': administrators },
    make: (services, status, creatorId) => makeTag(services, { status, creatorId }),
  },
}

let app: TestApp
const people = new Map<Name, Person>()

beforeAll(async () => {
  app = await startTestApp()
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
