import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { MayRead } from '#kit/feature/server/feature.ts'
import { followedStream } from '#kit/http/server/eventStream.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import type { presenceEndpoints, Present, PresenceResource } from '../presence.contract.ts'
import { leave, moveTo, othersThan, sit, type Seat } from './presence.rows.ts'

const sitEveryMs = 4_000
/** Also when nothing changes, so that a reader who vanished is noticed. */
const reportEveryMs = 15_000
/** Then the reader comes again, with a token that still has to hold. */
const maxMs = 60_000

/** Who has a record open; `access` says of each kind of record who may read it, `isSignedIn` whether a session still holds. */
export const makePresenceHandlers = (
  access: Readonly<Record<PresenceResource, MayRead>>,
  isSignedIn: (call: Call) => Promise<boolean>,
): HandlersOf<typeof presenceEndpoints> => ({
  async follow(call) {
    const { resource, recordId, tab } = call.query
    const mayRead = () => access[resource](call, recordId)
    if (!(await mayRead())) refuse(kitFaults.notFound)
    const seat = { resource, recordId, tab, userId: call.actor.id }
    // Once signed out, or without the role, nobody looks on.
    const mayStay = async () => (await isSignedIn(call)) && (await mayRead())
    return followedStream((signal) => watch(call, seat, { mayStay, signal }))
  },
  async move(call) {
    const { at, ...place } = call.body
    if (!(await access[place.resource](call, place.recordId))) refuse(kitFaults.notFound)
    await moveTo(call.db, { ...place, userId: call.actor.id }, at)
    return true
  },
})

interface Watch {
  readonly mayStay: () => Promise<boolean>
  readonly signal: AbortSignal
}

async function* watch(
  { db, services }: Call,
  seat: Seat,
  { mayStay, signal }: Watch,
): AsyncGenerator<Present[]> {
  const begun = services.now()
  const { resource, recordId } = seat
  const changes = services.signals.watch(`presence ${resource} ${recordId}`)
  let seatedAt = 0
  let cached: Present[] | undefined
  let reportedAt = 0
  try {
    for (let now = begun; now - begun < maxMs && !signal.aborted; now = services.now()) {
      if (now - seatedAt >= sitEveryMs) {
        if (!(await mayStay())) {
          await leave(db, seat, seatedAt)
          return
        }
        await sit(db, seat, now)
        seatedAt = now
      }
      const others = await othersThan(db, seat, now)
      if (!sameJson(cached, others) || now - reportedAt >= reportEveryMs) {
        yield others
        cached = others
        reportedAt = now
      }
      await changes.next(seatedAt + sitEveryMs - now, signal)
    }
  } finally {
    changes.end()
    // One that has lived its time is about to be followed by the next.
    if (signal.aborted) await leave(db, seat, seatedAt)
  }
}
