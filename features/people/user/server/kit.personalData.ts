import { eq, sql } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, stays } from '#kit/call/server/personalData.ts'
import {
  callLimitTable,
  idempotencyTable,
  operationLogTable,
  exampleRecordTable,
} from '#kit/data/server/table.ts'

/** What the kit keeps by itself. */
export const kitPersonalData: PersonalData = {
  eraseOrder: 2,
  fates: [
    erased(idempotencyTable, 'userId', 'path', 'key', 'bodyHash', 'answer'),
    erased(operationLogTable, 'before', 'after'),
    stays(operationLogTable, because.work, 'actorId', 'action'),
    stays(callLimitTable, because.nobody, 'key'),
    stays(exampleRecordTable, because.nobody, 'inTable'),
    stays(operationLogTable, because.nobody, 'resource', 'requestId'),
  ],
  /** Behind the account itself: the log lets itself be masked for those alone whose account is closed. */
  erase: async ({ db }, { id }) => {
    await db.delete(idempotencyTable).where(eq(idempotencyTable.userId, id))
    await db.execute(sql`select operation_log_mask(${id})`)
  },
}
