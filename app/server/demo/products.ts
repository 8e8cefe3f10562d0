import { inArray } from 'drizzle-orm'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { productSpec } from '#features/content/product/server/product.crud.ts'
import type { Links } from './activities.ts'
import type { DemoContext } from './base.ts'
import { roundRobin } from './base.ts'
import { ago, onDay } from './clock.ts'
import type { DemoEvent } from './demoEvents.ts'
import { move } from './demoEvents.ts'
import type { ProductNote } from './data/products.data.ts'
import { products } from './data/products.data.ts'

interface ProductLinks extends Links {
  readonly courseIds: readonly number[]
  readonly activityIds: ReadonlyMap<string, number>
}

interface Made {
  readonly ids: readonly number[]
  /** What becomes of them. */
  readonly events: readonly DemoEvent[]
}

/** The products as drafts. */
export async function makeProducts(demo: DemoContext, links: ProductLinks): Promise<Made> {
  const ids: number[] = []
  const events: DemoEvent[] = []
  for (const note of products) {
    const id = await makeOne(demo, links, note)
    ids.push(id)
    events.push(...movesOf(demo, note, id))
  }
  return { ids, events }
}

async function makeOne(demo: DemoContext, links: ProductLinks, note: ProductNote): Promise<number> {
  const { services, gallery, people } = demo
  const at = ago(services, note.madeDaysAgo)
  const [from, to] = note.runs ?? []
  const courseIds = note.courses?.map((number) => links.courseIds[number] ?? 0)
  const activityIds = note.activities?.map((title) => links.activityIds.get(title) ?? 0)
  const cover = await coverOf(demo, { courseIds, activityIds })
  const { id } = await makeProduct(services, {
    title: note.title,
    overview: note.overview,
    kind: note.kind,
    cover,
    courseIds,
    activityIds,
    delivery: note.runs ? 'sync' : 'async',
    startsAt: from === undefined ? null : onDay(services, from, 8),
    endsAt: to === undefined ? null : onDay(services, to, 22),
    salePrice: note.price,
    creatorId: roundRobin(people.designerIds, note.designer),
    careerIds: note.careers.map((number) => links.careerIds[number] ?? 0),
    abilityIds: note.abilities.map((number) => links.abilityIds[number] ?? 0),
    tagIds: note.tags.map((number) => links.tagIds[number] ?? 0),
    createdAt: at,
    updatedAt: at,
  })
  await gallery.noteUse('product', id, await gallery.find(cover))
  return id
}

interface Sold {
  readonly courseIds: readonly number[] | undefined
  readonly activityIds: readonly number[] | undefined
}

/** A product wears the cover of the first thing that it sells. */
async function coverOf({ services }: DemoContext, { courseIds, activityIds }: Sold): Promise<string> {
  const table = courseIds ? courseTable : activityTable
  const [row] = await services.database.db
    .select({ cover: table.cover })
    .from(table)
    .where(inArray(table.id, (courseIds ?? activityIds ?? []).slice(0, 1)))
  return row?.cover ?? ''
}

function movesOf({ services, people }: DemoContext, note: ProductNote, id: number): DemoEvent[] {
  const owner = roundRobin(people.designerIds, note.designer)
  return note.moves.map(([daysAgo, status, reason]) => {
    const at = ago(services, daysAgo)
    const by = status === 'public' || status === 'rejected' ? people.auditorId : owner
    return { at, run: () => move(services, productSpec, { id, by, at, status, reason }) }
  })
}
