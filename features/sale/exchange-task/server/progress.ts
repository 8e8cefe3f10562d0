import { and, eq, isNull } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { follow } from '#kit/call/server/follow.ts'
import type { TaskProgress } from '../exchange-task.contract.ts'
import { exchangeTaskTable as task } from './exchangeTask.table.ts'

export async function findProgress(db: Db, taskId: number): Promise<TaskProgress | undefined> {
  const [row] = await db
    .select({ status: task.status, made: task.made, quantity: task.quantity })
    .from(task)
    .where(and(eq(task.id, taskId), isNull(task.deletedAt)))
  return row
}

/** How far a task is, at once and with each change, until there is nothing more to come. */
export const followTask = (
  { db, services }: Call,
  taskId: number,
  signal: AbortSignal,
): AsyncGenerator<TaskProgress> =>
  follow(services, signal, {
    topic: `exchange-task ${taskId}`,
    look: () => findProgress(db, taskId),
    isLast: ({ status }) => status === 'finished' || status === 'failed',
  })
