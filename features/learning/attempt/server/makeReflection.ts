import { randomUUID } from 'node:crypto'
import type { Services } from '#kit/call/server/context.ts'
import type { Learning } from './progress/learning.table.ts'
import { readQuestions, reflect } from './reflect.ts'

interface NewReflection {
  /** 1 to 5. */
  readonly rating: number
  readonly text: string
}

/** The same reflection on every ability that the version asks for, for tests and demo data. */
export async function makeReflection(
  services: Services,
  learning: Learning,
  reflection: NewReflection,
): Promise<void> {
  const { db } = services.database
  const items = await readQuestions(db, learning)
  if (items.length === 0) return
  const reflections = items.map(({ abilityId }) => ({ abilityId, ...reflection }))
  const body = { clientId: randomUUID(), activityId: learning.activityId, reflections }
  await reflect({ db, now: learning.lastAt }, learning, body)
}
