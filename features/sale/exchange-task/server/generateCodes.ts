import { and, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Call, Db, Job, Services } from '#kit/call/server/context.ts'
import { addCodes } from '#features/sale/exchange-code/server/exchange-code.commands.ts'
import { exchangeCodeView } from '#features/sale/exchange-code/server/exchange-code.queries.ts'
import type { TaskFailure, TaskStatus } from '../exchange-task.machine.ts'
import { exchangeTaskTable as task } from './exchangeTask.table.ts'
import { newCodes } from './newCodes.ts'
import { isOnSale } from './onSale.ts'

/** Codes of one transaction; small enough that somebody sees it move on. */
const chunkSize = 20

/** Queues a task's work with the caller's transaction, and begins as soon as that is committed. */
export async function requestCodes({ db, services, afterCommit }: Call, taskId: number): Promise<void> {
  await services.jobs.send(generateCodes, { taskId }, { within: db })
  afterCommit(async () => services.jobs.wake(generateCodes))
}

/**
 * Makes the codes of a task, chunk by chunk. Each chunk counts what is there, so that however often it is cut off and
 * begun again, by however many workers at once, it ends with exactly the quantity.
 */
export const generateCodes: Job<{ taskId: number }> = {
  name: 'generateCodes',
  payload: z.strictObject({ taskId: z.number().int() }),
  async run(services, { taskId }) {
    const { db } = services.database
    const fail = (failure: TaskFailure) =>
      move(db, taskId, 'generating', { status: 'failed', failure, updatedAt: services.now() })
    try {
      if (!(await begin(services, taskId))) return void (await fail('notOnSale'))
      let isMore = true
      while (isMore) isMore = await makeChunk(services, taskId)
    } catch (error) {
      services.log.error({ err: error, taskId }, 'codes could not be made')
      // Where that cannot be written either, the queue tries again later.
      await fail('unexpected')
    }
  },
}

const move = (db: Db, taskId: number, from: TaskStatus, to: Partial<typeof task.$inferInsert>) =>
  db
    .update(task)
    .set(to)
    .where(and(eq(task.id, taskId), eq(task.status, from)))

/** Whether codes of the task's product still open it. */
async function begin({ database, now }: Services, taskId: number): Promise<boolean> {
  await move(database.db, taskId, 'pending', { status: 'generating', failure: '', updatedAt: now() })
  const [row] = await database.db.select({ productId: task.productId }).from(task).where(eq(task.id, taskId))
  return row !== undefined && isOnSale(database.db, row.productId)
}

/** Whether there is more to do. */
const makeChunk = ({ database, now }: Services, taskId: number): Promise<boolean> =>
  database.db.transaction(async (db) => {
    const [row] = await db.select().from(task).where(eq(task.id, taskId)).for('update')
    if (row?.status !== 'generating') return false
    const before = await countMade(db, taskId)
    const quantity = Math.min(chunkSize, row.quantity - before)
    if (quantity > 0) await insertCodes(db, row, quantity, now())
    const made = await countMade(db, taskId)
    const isDone = made >= row.quantity
    await db
      .update(task)
      .set({ made, ...(isDone && { status: 'finished', finishedAt: now(), updatedAt: now() }) })
      .where(eq(task.id, taskId))
    return !isDone
  })

async function countMade(db: Db, taskId: number): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(exchangeCodeView)
    .where(eq(exchangeCodeView.taskId, taskId))
  return row?.made ?? 0
}

/** A code that exists already, were it ever drawn again, is left to the next chunk. */
async function insertCodes(
  db: Db,
  row: typeof task.$inferSelect,
  quantity: number,
  at: number,
): Promise<void> {
  const { id: taskId, productId, creatorId, channel, expiresAt } = row
  const shared = { taskId, productId, creatorId, channel, expiresAt, createdAt: at, updatedAt: at }
  const type = row.qr === 'with' ? 'qr' : 'text'
  const codes = newCodes(quantity).map((code) => ({ ...shared, type, code }) as const)
  await addCodes(db, codes)
}
