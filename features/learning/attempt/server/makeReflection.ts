import { randomUUID } from 'node:crypto'
import type { Services } from '#kit/call/server/context.ts'
import type { Learning } from './journey/learning.table.ts'
import { readAsked, reflect } from './reflect.ts'

interface Said {
  /** 1 to 5. */
  readonly rating: number
  readonly text: string
}

/** What somebody says of every ability that their version asks for, for tests and demo data. */
export async function makeReflection(services: Services, learning: Learning, said: Said): Promise<void> {
  const { db } = services.database
  const asked = await readAsked(db, learning)
  if (asked.length === 0) return
  const reflections = asked.map(({ abilityId }) => ({ abilityId, ...said }))
  const body = { clientId: randomUUID(), activityId: learning.activityId, reflections }
  await reflect({ db, now: learning.lastAt }, learning, body)
}
