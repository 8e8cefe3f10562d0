import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { codeSpec } from '#features/sale/exchange-code/server/code.crud.ts'
import { exchangeCodeTable as code } from '#features/sale/exchange-code/server/exchangeCode.table.ts'
import { redeem } from '#features/sale/exchange-code/server/redeem.ts'
import { exchangeTaskTable } from '#features/sale/exchange-task/server/exchangeTask.table.ts'
import { generateCodes } from '#features/sale/exchange-task/server/generateCodes.ts'
import { makeExchangeTask } from '#features/sale/exchange-task/server/makeExchangeTask.ts'
import type { DemoContext } from './base.ts'
import { ago, onDay } from './clock.ts'
import type { DemoEvent } from './demoEvents.ts'
import { callOf, move } from './demoEvents.ts'
import { batches, redemptions } from './data/sales.data.ts'

type Batch = (typeof batches)[number]

/** The batches, what was redeemed of them, and what was taken back. Codes are drawn by chance: nobody can guess the demo's. */
export function codeEvents(demo: DemoContext, productIds: readonly number[]): DemoEvent[] {
  const { services } = demo
  const taskIds = new Map<Batch, number>()
  const events: DemoEvent[] = []
  for (const batch of batches) {
    const made = ago(services, batch.madeDaysAgo)
    events.push({
      at: made,
      run: async () => void taskIds.set(batch, await makeBatch(demo, batch, productIds)),
    })
    const { revoked: [count, daysAgo, reason] = [0, 0, ''] } = batch
    const at = ago(services, daysAgo)
    for (let place = 0; place < count; place += 1)
      events.push({ at, run: () => revoke(demo, { taskId: taskIds.get(batch) ?? 0, at, reason }) })
  }
  for (const [learner, number, daysAgo, pace] of redemptions) {
    const at = ago(services, daysAgo)
    const userId = demo.people.learnerIds[learner] ?? 0
    const taskIdOf = () => taskIds.get(batches[number] ?? noBatch()) ?? 0
    events.push({
      at,
      run: () => redeemOne(demo, { userId, taskId: taskIdOf(), at, viaQr: pace === 'qr' }),
    })
  }
  return events
}

function noBatch(): never {
  throw new Error('a redemption names a batch that is not there')
}

async function makeBatch(demo: DemoContext, batch: Batch, productIds: readonly number[]): Promise<number> {
  const { services, people } = demo
  const at = ago(services, batch.madeDaysAgo)
  const { id } = await makeExchangeTask(services, {
    name: batch.name,
    quantity: batch.quantity,
    channel: batch.channel,
    status: 'pending',
    productId: productIds[batch.product] ?? 0,
    qr: batch.title ? 'with' : 'without',
    title: batch.title ?? '',
    expiresAt: batch.expiresIn === undefined ? null : onDay(services, batch.expiresIn, 24),
    creatorId: people.adminId,
    createdAt: at,
    updatedAt: at,
  })
  await generateCodes.run({ ...services, now: () => at + 2000 }, { taskId: id })
  if (batch.downloadedDaysAgo !== undefined)
    await services.database.db
      .update(exchangeTaskTable)
      .set({ downloadedAt: ago(services, batch.downloadedDaysAgo) })
      .where(eq(exchangeTaskTable.id, id))
  return id
}

/** The first code of a batch that nobody has used. */
async function nextCode({ services }: DemoContext, taskId: number) {
  const [waiting] = await services.database.db
    .select({ id: code.id, text: code.code })
    .from(code)
    .where(and(eq(code.taskId, taskId), eq(code.status, 'waiting')))
    .orderBy(asc(code.id))
    .limit(1)
  if (!waiting) throw new Error(`the batch ${taskId} has no codes left`)
  return waiting
}

interface Revoked {
  readonly taskId: number
  readonly at: number
  readonly reason: string
}

async function revoke(demo: DemoContext, { taskId, at, reason }: Revoked): Promise<void> {
  const { id } = await nextCode(demo, taskId)
  const by = demo.people.adminId
  await move(demo.services, codeSpec, { id, by, at, status: 'revoked', reason })
}

interface Redeemed {
  readonly userId: number
  readonly taskId: number
  readonly at: number
  readonly viaQr: boolean
}

async function redeemOne(demo: DemoContext, { userId, taskId, at, viaQr }: Redeemed): Promise<void> {
  const { text } = await nextCode(demo, taskId)
  const call = await callOf(demo.services, userId, at)
  await redeem(call, { code: text, viaQr, clientId: randomUUID() })
}
