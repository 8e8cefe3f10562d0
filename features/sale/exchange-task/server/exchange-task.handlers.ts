import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import { createRecord } from '#kit/resource/server/crud.write.ts'
import { followedStream } from '#kit/http/server/eventStream.ts'
import type { exchangeTaskEndpoints } from '../exchange-task.contract.ts'
import { downloadCodes } from './downloadCodes.ts'
import { exchangeTaskTable as task } from './exchangeTask.table.ts'
import { requestCodes } from './generateCodes.ts'
import { findProgress, followTask } from './progress.ts'
import { taskSpec } from './task.crud.ts'

/** A new task waits for nobody. */
async function queueNew(call: Call, id: number): Promise<void> {
  await call.db.update(task).set({ status: 'pending' }).where(eq(task.id, id))
  await requestCodes(call, id)
}

export const exchangeTaskHandlers: HandlersOf<typeof exchangeTaskEndpoints> = {
  ...crudHandlers(taskSpec),
  async create(call) {
    const id = await createRecord(taskSpec, call, call.body)
    await queueNew(call, id)
    return id
  },
  retry: async (call) => moveRecord(taskSpec, call, { ...call.body, status: 'pending' }),
  async progress(call) {
    const { id } = call.query
    if (!(await findProgress(call.db, id))) refuse(kitFaults.notFound)
    return followedStream((signal) => followTask(call, id, signal))
  },
  download: async (call) => downloadCodes(call, call.query),
}
