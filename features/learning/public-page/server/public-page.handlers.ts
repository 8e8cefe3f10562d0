import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { readPublicActivity } from '#features/content/activity/server/publicActivity.queries.ts'
import {
  coursesHolding,
  readInstructors,
  readPublicCourse,
} from '#features/content/course/server/page/publicCourse.queries.ts'
import { readOffers, readPublicProduct } from '#features/content/product/server/publicProduct.queries.ts'
import { isOver } from '#features/content/product/product.window.ts'
import { publicPageOwners } from '#features/content/user-page/server/user-page.queries.ts'
import { orderFree } from '#features/sale/order/server/order.commands.ts'
import { entryOf, waysOf } from '../entry.ts'
import type { publicPageEndpoints } from '../public-page.contract.ts'
import { ownEntry } from './ownEntry.ts'

type Endpoints = typeof publicPageEndpoints

const freeOf = (activities: readonly { readonly id: number; readonly isFree: boolean }[]): number[] =>
  activities.filter(({ isFree }) => isFree).map(({ id }) => id)

/** What costs nothing of these products, the cheapest of which is the first. */
const freeProductOf = ([offer]: readonly { readonly id: number; readonly salePrice: number | null }[]) =>
  offer?.salePrice === 0 ? offer.id : undefined

async function coursePage(call: Call, id: number): Promise<DataOf<Endpoints['course']>> {
  const page = (await readPublicCourse(call, id)) ?? refuse(kitFaults.notFound)
  const [people, offers] = await Promise.all([readInstructors(call, id), readOffers(call, { courseId: id })])
  const shown = await publicPageOwners(
    call,
    people.map((person) => person.id),
  )
  const instructors = people.map(({ id: userId, ...person }) => ({
    ...person,
    pageId: shown.has(userId) ? userId : null,
  }))
  const freeIds = freeOf(page.placed)
  const known = { isSold: offers.length > 0, freeProductId: freeProductOf(offers), freeIds }
  return { ...page, instructors, offers, entry: entryOf(known), ways: waysOf(known) }
}

async function productPage(call: Call, id: number): Promise<DataOf<Endpoints['product']>> {
  const page = (await readPublicProduct(call, id)) ?? refuse(kitFaults.notFound)
  const freeIds = freeOf(page.activities)
  const isSold = !isOver(page.delivery === 'sync' ? page.endsAt : null, call.now)
  const known = { isSold, freeProductId: isSold ? freeProductOf([page]) : undefined, freeIds }
  return { ...page, entry: entryOf(known), ways: waysOf(known) }
}

async function activityPage(call: Call, id: number): Promise<DataOf<Endpoints['activity']>> {
  const page = (await readPublicActivity(call, id)) ?? refuse(kitFaults.notFound)
  const [courses, offers] = await Promise.all([
    coursesHolding(call, id),
    readOffers(call, { activityId: id }),
  ])
  if (page.isFree)
    return { ...page, courses, offers, entry: { action: 'start', activityId: id }, ways: ['free'] }
  const isSold = offers.length > 0 || courses.length > 0
  const known = { isSold, freeProductId: freeProductOf(offers), freeIds: [] }
  return { ...page, courses, offers, entry: entryOf(known), ways: waysOf(known) }
}

export const publicPageHandlers: HandlersOf<Endpoints> = {
  course: (call) => coursePage(call, call.query.id),
  product: (call) => productPage(call, call.query.id),
  activity: (call) => activityPage(call, call.query.id),
  entry: (call) => ownEntry(call, call.query),
  getFree: async (call) => {
    await orderFree(call, call.body)
    return ownEntry(call, { kind: 'product', id: call.body.productId })
  },
}
