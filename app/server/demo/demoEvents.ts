import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openCall } from '#kit/call/server/call.ts'
import type { Call, Services } from '#kit/call/server/context.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { forUpdate } from '#kit/resource/server/crud.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import { userTable } from '#features/people/user/server/user.table.ts'

/** What somebody of the school did at a moment of its past. */
export interface DemoEvent {
  /** Unix milliseconds. */
  readonly at: number
  readonly run: () => Promise<void>
}

/** One after the other as they happened, so that what follows finds what came before, and numbers rise with time. */
export async function replay(events: readonly DemoEvent[]): Promise<void> {
  for (const { run } of events.toSorted((a, b) => a.at - b.at)) await run()
}

/** A call as this person would have made it at that moment. */
export async function callOf(services: Services, userId: number, at: number): Promise<Call> {
  const [user] = await services.database.db.select().from(userTable).where(eq(userTable.id, userId))
  if (!user) throw new Error(`there is nobody with the number ${userId}`)
  const { id, username, nickname } = user
  const session = {
    ...{ sessionId: 0, timeZone: services.env.TZ_DEFAULT, confirmedAt: 0 },
    ...{ mustChangePassword: false, mustSetUpFactor: false },
  }
  const visitor = { id, username, nickname, roles: user.roles ?? [], ...session }
  return openCall(
    { ...services, now: () => at },
    { visitor, language: 'zh', requestId: randomUUID(), address: '', userAgent: '' },
  )
}

interface Moved {
  readonly id: number
  readonly by: number
  readonly at: number
  readonly status: string
  readonly reason?: string | undefined
}

/** Takes a record through its state table as a person does, with all that follows from it. */
export async function move(services: Services, spec: CrudSpec, moved: Moved): Promise<void> {
  const { id, by, at, status, reason } = moved
  const call = await callOf(services, by, at)
  await call.transaction(async (inside) => {
    const { revision } = await forUpdate(spec, inside, id)
    await moveRecord(spec, inside, { id, status, reason, revision })
  })
}
