import type { Services } from '#kit/call/server/context.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { career } from '../career.contract.ts'
import { careerTable } from './career.table.ts'
import { careerAbilityTable } from './careerAbility.table.ts'
import { careerTagTable } from './careerTag.table.ts'

type NewCareer = Partial<typeof careerTable.$inferInsert> & {
  readonly creatorId: number
  readonly abilityIds?: readonly number[]
  readonly tagIds?: readonly number[]
}

/** What a form would send: complete, with an uploaded cover. */
export async function careerContent(services: Services, ownerId: number): Promise<WrittenOf<typeof career>> {
  const cover = await makePicture(services, { ownerId, purpose: 'cover' })
  return {
    name: 'Researcher',
    summary: 'Finds out what people need',
    cover: cover.url,
    abilityIds: [],
    tagIds: [],
  }
}

const linksOf = (ownerId: number, ids: readonly number[]) =>
  ids.map((targetId, position) => ({ ownerId, targetId, position }))

/** A career for tests and demo data: complete, a draft unless said otherwise. */
export async function makeCareer(services: Services, { abilityIds = [], tagIds = [], ...career }: NewCareer) {
  const { database, now } = services
  const at = now()
  const { name, summary, cover } = await careerContent(services, career.creatorId)
  const [row] = await database.db
    .insert(careerTable)
    .values({ name, summary, cover, createdAt: at, updatedAt: at, ...career })
    .returning()
  if (!row) throw new Error('the career was not made')
  if (abilityIds.length > 0) await database.db.insert(careerAbilityTable).values(linksOf(row.id, abilityIds))
  if (tagIds.length > 0) await database.db.insert(careerTagTable).values(linksOf(row.id, tagIds))
  return row
}
