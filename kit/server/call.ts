import { Fault, kitFaults } from '#kit/fault.ts'
import type { Language } from '#kit/words.ts'
import type { Call, Change, Db, Services, SignedIn } from './context.ts'
import { operationLogTable } from './table.ts'

/** What is known of a request before its handler runs. */
export interface Request {
  readonly visitor: SignedIn | undefined
  readonly language: Language
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
}

interface Pending {
  readonly changes: Change[]
  readonly after: (() => Promise<void>)[]
}

function makeCall(services: Services, request: Request, db: Db, pending: Pending): Call {
  return {
    ...request,
    db,
    services,
    now: services.now(),
    say: services.sayIn(request.language),
    get actor() {
      if (!request.visitor) throw new Fault(kitFaults.expired)
      return request.visitor
    },
    record: (change) => void pending.changes.push(change),
    afterCommit: (work) => void pending.after.push(work),
    transaction: (work) => inTransaction(services, request, work),
  }
}

/** A call that holds no transaction. A change recorded outside one would be lost, so it is refused loudly. */
export function openCall(services: Services, request: Request): Call {
  const call = makeCall(services, request, services.database.db, { changes: [], after: [] })
  const outside = () => {
    throw new Error('a change is recorded inside a transaction')
  }
  return Object.assign(Object.defineProperties({}, Object.getOwnPropertyDescriptors(call)) as Call, {
    record: outside,
    afterCommit: outside,
  })
}

/** PostgreSQL's codes for 'somebody else was first, try again': serialization failure and deadlock. */
const clashes = new Set(['40001', '40P01'])
const mostTries = 3

const isClash = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && clashes.has(String(cause.code))
}

/**
 * Runs `work` in one transaction with its entries of the operation log; a refusal leaves nothing behind. Two requests
 * that lock each other out are tried again, which is safe because nothing of the first try stands.
 */
export async function inTransaction<T>(
  services: Services,
  request: Request,
  work: (call: Call) => Promise<T>,
  triesLeft = mostTries,
): Promise<T> {
  const pending: Pending = { changes: [], after: [] }
  try {
    const result = await services.database.db.transaction(async (db) => {
      const call = makeCall(services, request, db, pending)
      const answer = await work(call)
      await writeLog(call, pending.changes)
      return answer
    })
    await runAfter(services, request, pending)
    return result
  } catch (error) {
    if (triesLeft > 1 && isClash(error)) return inTransaction(services, request, work, triesLeft - 1)
    throw error
  }
}

async function runAfter(services: Services, { requestId }: Request, { after }: Pending): Promise<void> {
  for (const task of after)
    await task().catch((error: unknown) => services.log.error({ err: error, requestId }, 'after commit'))
}

async function writeLog(call: Call, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await call.db.insert(operationLogTable).values(
    changes.map((change) => ({
      ...change,
      actorId: call.visitor?.id ?? null,
      at: call.now,
      requestId: call.requestId,
    })),
  )
}
