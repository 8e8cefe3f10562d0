import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { contentAccess } from '#kit/resource/server/access.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { rejectedFilter } from '#kit/resource/server/reviewed.ts'
import type { CrudSpec, Link } from '#kit/resource/server/crud.ts'
import { labelsOf } from '#kit/resource/server/crud.read.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { tagLink } from '#features/content/tag/server/tag.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { career } from '../career.contract.ts'
import type { careerEndpoints } from '../career.contract.ts'
import { careerTable } from './career.table.ts'
import { careerAbilityTable } from './careerAbility.table.ts'
import { careerTagTable } from './careerTag.table.ts'

const abilities: Link = {
  table: careerAbilityTable,
  target: abilityView,
  label: abilityView.name,
  picture: abilityView.headImage,
  pickable: (actor) => or(eq(abilityView.status, 'public'), eq(abilityView.creatorId, actor.id)),
}

export const careerSpec = {
  resource: career,
  table: careerTable,
  people: userView,
  access: contentAccess(careerTable, {
    open: ['public'],
    underReview: ['reviewing'],
    decidedBy: decidedBy('career'),
  }),
  label: careerTable.name,
  picture: careerTable.cover,
  links: { abilityIds: abilities, tagIds: tagLink(careerTagTable) },
  extra: {
    abilityCount: sql`(select count(*) from ${careerAbilityTable} where ${careerAbilityTable.ownerId} = ${careerTable.id})`,
  },
  conditions: { givenBack: rejectedFilter(careerTable) },
  pickable: () => eq(careerTable.status, 'public'),
  editableIn: ['draft'],
  detail: async (call, row) => ({ abilities: await labelsOf(call, abilities, row['abilityIds']) }),
} satisfies CrudSpec

export const careerHandlers: HandlersOf<typeof careerEndpoints> = {
  ...crudHandlers(careerSpec),
  sort: async ({ db, body, record }) => {
    const ids = [...new Set(body.ids)]
    const all = await db
      .select({ id: careerTable.id, order: careerTable.order })
      .from(careerTable)
      .where(isNull(careerTable.deletedAt))
      .orderBy(asc(careerTable.order), asc(careerTable.createdAt), asc(careerTable.id))
      .for('update')
    const places = all.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []))
    if (places.length !== ids.length) refuse(kitFaults.notFound)
    const sorted = all.map(({ id }) => id)
    places.forEach((place, index) => sorted.splice(place, 1, ids[index] ?? 0))
    const before = new Map(all.map(({ id, order }) => [id, order]))
    const moved = sorted.flatMap((id, index) =>
      before.get(id) === index + 1 ? [] : [{ id, order: index + 1 }],
    )
    if (moved.length === 0) return true
    const rows = sql.join(
      moved.map(({ id, order }) => sql`(${id}::bigint, ${order}::int)`),
      sql`, `,
    )
    await db.execute(
      sql`update ${careerTable} set "order" = place.rank from (values ${rows}) as place(id, rank) where ${careerTable.id} = place.id`,
    )
    for (const { id, order } of moved.filter((one) => ids.includes(one.id)))
      record({
        resource: 'career',
        resourceId: id,
        action: 'sort',
        before: { order: before.get(id) },
        after: { order },
      })
    return true
  },
}
