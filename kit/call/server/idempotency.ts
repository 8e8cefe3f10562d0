import { hash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { slot, slotsFor, statements } from '#kit/data/server/statement.ts'
import { idempotencyTable } from '#kit/data/server/table.ts'
import { isSigned, sign, type SecretKey } from '#kit/secret/server/seal.ts'
import type { Call, Job } from './context.ts'

/** A create under an Idempotency-Key: where, and with what. */
export interface Attempt {
  readonly key: string
  readonly path: string
  readonly body: unknown
}

const keyForm = /^[\x21-\x7e]{8,128}$/

/** Whether an Idempotency-Key has the form that is taken: 8 to 128 printable ASCII characters without space. */
export const isKey = (key: string): boolean => keyForm.test(key)

/** Bodies may hold passwords: without the server's key nobody finds them out of what is kept of a body. */
const purpose = 'idempotency'

/** Rows that the version before wrote hold a plain hash; they are taken for the 24 hours that rows are kept after an upgrade. */
const isOf = (secretKey: SecretKey, text: string, bodyHash: string): boolean =>
  isSigned(secretKey, purpose, text, bodyHash) || bodyHash === hash('sha256', text, 'base64url')

const beginning = statements<{ id: number }[]>({ isNamed: true })
const ending = statements<unknown>({ isNamed: true })

/**
 * Does the work once a key: the first call's answer is stored in its transaction and given to every later one. Parallel
 * calls with one key wait for the first, because they insert the same row; another body under a key is refused.
 * @returns the serialised `data` of the first call
 */
export async function once(call: Call, attempt: Attempt, work: () => Promise<string>): Promise<string> {
  const userId = call.visitor?.id ?? 0
  const text = JSON.stringify(attempt.body)
  const bodyHash = sign(call.services.secretKey, purpose, text)
  const { key, path } = attempt
  const row = { userId, path, key, bodyHash, at: call.now }
  const [begun] = await beginning(call.db, idempotencyTable, '', row, (db) =>
    db
      .insert(idempotencyTable)
      .values(slotsFor(row) as never)
      .onConflictDoNothing()
      .returning({ id: idempotencyTable.id }),
  )
  if (!begun) return earlier(call, userId, attempt, text)
  const answer = await work()
  call.withCommit(() =>
    ending(call.db, idempotencyTable, '', { answer, id: begun.id }, (db) =>
      db
        .update(idempotencyTable)
        .set({ answer: slot('answer') as never })
        .where(eq(idempotencyTable.id, slot('id'))),
    ),
  )
  return answer
}

async function earlier(call: Call, userId: number, { key, path }: Attempt, text: string): Promise<string> {
  const [row] = await call.db
    .select()
    .from(idempotencyTable)
    .where(
      and(
        eq(idempotencyTable.userId, userId),
        eq(idempotencyTable.path, path),
        eq(idempotencyTable.key, key),
      ),
    )
  if (!row || !isOf(call.services.secretKey, text, row.bodyHash)) refuse(kitFaults.reusedKey)
  return row.answer ?? 'null'
}

/** In milliseconds. */
const retentionMs = 24 * 3600 * 1000

/** Removes keys that are older than 24 hours, after which a repeated call is a new one. */
export const forgetOldKeys: Job<Record<string, never>> = {
  name: 'forget-idempotency-keys',
  payload: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '17 * * * *',
  run: async ({ database, now }) => {
    await database.db.delete(idempotencyTable).where(lt(idempotencyTable.at, now() - retentionMs))
  },
}
