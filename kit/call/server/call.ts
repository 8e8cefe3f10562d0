import { Fault, kitFaults } from '#kit/contract/fault.ts'
import { hideByName } from '#kit/contract/field.secret.ts'
import type { Language } from '#kit/i18n/words.ts'
import { codeOf } from '#kit/ops/server/noSpace.ts'
import { slotsFor, statements } from '#kit/data/server/statement.ts'
import { operationLogTable } from '#kit/data/server/table.ts'
import type { Reading } from '#kit/data/server/replicas.ts'
import { transact } from '#kit/data/server/transaction.ts'
import type { Call, Change, Db, Services, SignedIn } from './context.ts'
import { unwatched, type Watch } from './watch.ts'

/** What is known of a request before its handler runs. */
export interface Request {
  readonly visitor: SignedIn | undefined
  readonly language: Language
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly wantsEvents?: boolean
  readonly watch?: Watch
}

interface Pending {
  readonly changes: Change[]
  readonly last: (() => Promise<unknown>)[]
  readonly after: (() => Promise<void>)[]
}

interface Within {
  readonly db: Db
  readonly reading?: Reading
  readonly pending?: Pending
  readonly now?: number
}

function makeCall(
  services: Services,
  request: Request,
  { db, reading = services.database, pending, now = services.now() }: Within,
): Call {
  return {
    ...request,
    wantsEvents: request.wantsEvents ?? false,
    watch: request.watch ?? unwatched,
    db,
    reading,
    services,
    now,
    translate: services.translatorFor(request.language),
    get actor() {
      if (!request.visitor) throw new Fault(kitFaults.expired)
      return request.visitor
    },
    record: (change) => void within(pending).changes.push(change),
    withCommit: (statement) => void within(pending).last.push(statement),
    afterCommit: (work) => void within(pending).after.push(work),
    transaction: (work) => inTransaction(services, request, work),
  }
}

/** A change that is recorded outside a transaction would be lost, so it is refused loudly. */
function within(pending: Pending | undefined): Pending {
  if (!pending) throw new Error('a change is recorded inside a transaction')
  return pending
}

/** A call that holds no transaction; on a replica where `reading` is one. */
export const openCall = (services: Services, request: Request, reading: Reading = services.database): Call =>
  makeCall(services, request, { db: reading.db, reading })

/** PostgreSQL's codes for 'somebody else was first, try again': serialization failure and deadlock. */
const clashes = new Set(['40001', '40P01'])
const maxTries = 3

/** Whether the database refused a transaction only because another one was first, so that it may be tried again. */
export const isClash = (error: unknown): boolean => clashes.has(codeOf(error))

/**
 * Runs `work` in one transaction with its entries of the operation log; a refusal leaves nothing behind. Two requests
 * that lock each other out are tried again, which is safe because nothing of the first try stands.
 */
export async function inTransaction<T>(
  services: Services,
  request: Request,
  work: (call: Call) => Promise<T>,
  triesLeft = maxTries,
): Promise<T> {
  const pending: Pending = { changes: [], last: [], after: [] }
  const at = services.now()
  const by = { actorId: request.visitor?.id ?? null, at, requestId: request.requestId }
  try {
    const result = await transact(
      services.database,
      (db) => work(makeCall(services, request, { db, pending, now: at })),
      (db) =>
        Promise.all([...pending.last.map((statement) => statement()), writeLog(db, pending.changes, by)]),
    )
    tellOf(services, request, pending.changes)
    await runAfter(services, request, pending)
    return result
  } catch (error) {
    if (triesLeft > 1 && isClash(error)) return inTransaction(services, request, work, triesLeft - 1)
    throw error
  }
}

/** The server's log has who changed what and from where, beside the operation log that has the values. */
function tellOf(
  { log }: Services,
  { visitor, address, requestId }: Request,
  changes: readonly Change[],
): void {
  for (const { resource, resourceId, action, actorId } of changes)
    log.info({ resource, resourceId, action, userId: actorId ?? visitor?.id, address, requestId }, 'changed')
}

async function runAfter(services: Services, { requestId }: Request, { after }: Pending): Promise<void> {
  for (const task of after)
    await task().catch((error: unknown) => services.log.error({ err: error, requestId }, 'after commit'))
}

const logging = statements<unknown>({ isNamed: true })

/** The `requestId` of what the operator does at the command line. */
export const commandLine = 'command line'

/** Adds entries to the operation log (K3), within the transaction of the changes; all are sent before it waits for any. */
export function writeLog(
  db: Db,
  changes: readonly Change[],
  by: Pick<typeof operationLogTable.$inferInsert, 'actorId' | 'at' | 'requestId'>,
): Promise<unknown> {
  const written = changes.map((change) => {
    const row = {
      ...by,
      ...change,
      ...(change.before !== undefined && { before: hideByName(change.before) }),
      ...(change.after !== undefined && { after: hideByName(change.after) }),
    }
    return logging(db, operationLogTable, Object.keys(row).join(), row, (inserting) =>
      inserting.insert(operationLogTable).values(slotsFor(row) as never),
    )
  })
  return Promise.all(written)
}
