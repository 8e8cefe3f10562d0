import type { Services } from '#kit/call/server/context.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { product } from '../product.contract.ts'
import { productTable } from './product.table.ts'
import { productAbilityTable } from './productAbility.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCareerTable } from './productCareer.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { productTagTable } from './productTag.table.ts'

type Content = WrittenOf<typeof product>

const linkTables = {
  courseIds: productCourseTable,
  activityIds: productActivityTable,
  careerIds: productCareerTable,
  abilityIds: productAbilityTable,
  tagIds: productTagTable,
} as const
type Links = { readonly [K in keyof typeof linkTables]?: readonly number[] }
type NewProduct = Partial<typeof productTable.$inferInsert> & Links & { readonly creatorId: number }

/** What a form would send: complete, with an uploaded cover, a public career and a public activity to sell. */
export async function productContent(
  services: Services,
  ownerId: number,
  links: Links & { readonly cover?: string | undefined } = {},
): Promise<Content> {
  const made = { creatorId: ownerId, status: 'public' } as const
  const cover = links.cover ?? (await makePicture(services, { ownerId, purpose: 'cover' })).url
  const activityIds = links.courseIds ? [] : (links.activityIds ?? [(await makeActivity(services, made)).id])
  return {
    title: 'Interviewing from the start',
    overview: 'Ten days of asking and listening',
    cover,
    kind: links.courseIds ? 'course' : 'activity',
    courseIds: [...(links.courseIds ?? [])],
    activityIds: [...activityIds],
    delivery: 'async',
    startsAt: null,
    endsAt: null,
    salePrice: 199.9,
    careerIds: [...(links.careerIds ?? [(await makeCareer(services, made)).id])],
    abilityIds: [...(links.abilityIds ?? [])],
    tagIds: [...(links.tagIds ?? [])],
  }
}

/**
 * A product for tests and demo data: complete, a draft unless said otherwise. It sells one new activity where nothing is
 * named; with `courseIds` it sells those.
 */
export async function makeProduct(services: Services, values: NewProduct) {
  const { database, now } = services
  const at = values.createdAt ?? now()
  const content = await productContent(services, values.creatorId, values)
  const { title, overview, cover, salePrice } = content
  const [row] = await database.db
    .insert(productTable)
    .values({
      title,
      overview,
      cover,
      salePrice,
      createdAt: at,
      updatedAt: at,
      kind: content.kind ?? 'course',
      isApproved: values.status === 'public' || values.status === 'finished',
      ...values,
    })
    .returning()
  if (!row) throw new Error('the product was not made')
  await writeLinks(services, row.id, content)
  return row
}

async function writeLinks({ database }: Services, ownerId: number, links: Links): Promise<void> {
  for (const name of ['courseIds', 'activityIds', 'careerIds', 'abilityIds', 'tagIds'] as const) {
    const rows = (links[name] ?? []).map((targetId, position) => ({ ownerId, targetId, position }))
    if (rows.length > 0) await database.db.insert(linkTables[name]).values(rows)
  }
}
