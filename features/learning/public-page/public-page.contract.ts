import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { publicActivity } from '#features/content/activity/activity.publicPage.ts'
import { publicCourse } from '#features/content/course/course.publicPage.ts'
import { publicItem, publicOffer, publicProduct } from '#features/content/product/product.publicPage.ts'
import { entry, pageKinds, ways } from './entry.ts'

const words = 'public-page'

/** What is public is read by anybody. */
const openToAnyone: Ownership = { rows: [{ who: 'anyone', reads: ['open'], edits: [] }] }
const about = { ownership: openToAnyone, need: 'read' } as const

/** How a reader comes by what the page shows. */
const access = { entry, ways: z.array(z.enum(ways)) }
/** The public products that sell it. */
const offers = z.array(publicOffer)

const queryId = z.coerce.number().pipe(id)

/** L-page: pages that anybody can read, signed in or not; whatever is not public is not there. */
export const publicPageEndpoints = {
  course: endpoint({
    words,
    method: 'GET',
    path: '/learn/course-page',
    about,
    who: 'anyone',
    query: idQuery,
    data: publicCourse.extend({ ...access, offers }),
  }),
  product: endpoint({
    words,
    method: 'GET',
    path: '/learn/product-page',
    about,
    who: 'anyone',
    query: idQuery,
    data: publicProduct.extend(access),
  }),
  activity: endpoint({
    words,
    method: 'GET',
    path: '/learn/activity-page',
    about,
    who: 'anyone',
    query: idQuery,
    data: publicActivity.extend({
      ...access,
      offers,
      /** Public courses in which it stands. */
      courses: z.array(publicItem),
    }),
  }),
  /** The button of a page for whoever is signed in: what they have already goes on; null: as for everybody. */
  entry: endpoint({
    words,
    method: 'GET',
    path: '/learn/page-entry',
    who: 'signedIn',
    query: z.strictObject({ kind: z.enum(pageKinds), id: queryId }),
    data: entry.nullable(),
  }),
  /** F3-free: the asker gets a product that costs nothing; a repeated call changes nothing. Answers where to go on. */
  getFree: endpoint({
    words,
    method: 'POST',
    path: '/learn/free',
    about,
    who: 'signedIn',
    limit: { max: 300, seconds: 60 },
    body: z.strictObject({
      productId: id,
      /** Where the learner's days begin; by default the zone that the browser named at sign-in. */
      timeZone: z.string().max(64).optional(),
    }),
    data: entry.nullable(),
  }),
} as const
