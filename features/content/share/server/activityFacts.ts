import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { needsNoEnrolment } from '#features/content/activity/server/openToAll.queries.ts'
import type { ShareFacts } from '../share.contract.ts'
import { publicLink } from './publicLink.ts'
import { codesOf, sellersOf } from './sellers.ts'

/** P-share, DEF-independent: who may begin an activity, and what sells it. */
export async function activityFacts(call: Call, activityId: number): Promise<ShareFacts> {
  const { id, title, status, deletedAt } = activityView
  const [row] = await call.db
    .select({ title, status, isOpen: needsNoEnrolment })
    .from(activityView)
    .where(and(eq(id, activityId), isNull(deletedAt)))
  if (!row) refuse(kitFaults.notFound)
  const sellers = await sellersOf(call, 'activity', activityId)
  const told = { title: row.title, status: row.status, isSold: sellers.length > 0 }
  if (row.status !== 'public') return { ...told, audience: null, link: '', codes: [] }
  return {
    ...told,
    audience: row.isOpen ? 'everybody' : 'enrolled',
    link: publicLink(call, publicActivityPath(activityId)),
    codes: codesOf(call, sellers),
  }
}
