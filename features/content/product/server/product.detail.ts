import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Option } from '#kit/contract/resource.ts'
import { accessBy } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Link, Values } from '#kit/resource/server/crud.ts'
import { labelsOf } from '#kit/resource/server/crud.read.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { assistantsOfProduct } from '../product.ports.ts'
import { abilities, activities, courses } from './product.links.ts'

const { mayEdit: mayEditActivity } = accessBy(activity.ownership, {})

/** What it sells by name, each with whether learners can still meet it, and the assistants it is entrusted to. */
export async function productDetail(call: Call, row: Values): Promise<Values> {
  return {
    courses: await soldIn(call, courses, row['courseIds']),
    activities: await withSamples(call, await soldIn(call, activities, row['activityIds'])),
    abilities: await labelsOf(call, abilities, row['abilityIds']),
    authorizations: await call.services.callPort(call, assistantsOfProduct, { productId: Number(row['id']) }),
  }
}

type Sold = Option & { readonly isPublic: boolean }

async function soldIn(call: Call, { target, label, picture }: Link, ids: unknown): Promise<Sold[]> {
  const items = await labelsOf(call, { target, label, ...(picture && { picture }) }, ids)
  if (items.length === 0) return []
  const itemIds = items.map(({ id }) => id)
  const open = await call.db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, itemIds), eq(target.status, 'public'), isNull(target.deletedAt)))
  const openIds = new Set(open.map(({ id }) => Number(id)))
  return items.map((item) => ({ ...item, isPublic: openIds.has(item.id) }))
}

async function withSamples({ db, actor }: Call, items: readonly Sold[]): Promise<Values[]> {
  const ids = items.map(({ id }) => id)
  const { id, freeSample, creatorId } = activityView
  const rows = await db.select({ id, freeSample, creatorId }).from(activityView).where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap((item) => {
    const row = byId.get(item.id)
    return row ? [{ ...item, freeSample: row.freeSample, mayDecide: mayEditActivity(actor, row) }] : []
  })
}
