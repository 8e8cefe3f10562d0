import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/fault.ts'
import { contentAccess } from '#kit/server/access.ts'
import type { HandlersOf } from '#kit/server/context.ts'
import { crudHandlers } from '#kit/server/crud.handlers.ts'
import { givenBack } from '#kit/server/reviewed.ts'
import type { CrudSpec, Link } from '#kit/server/crud.ts'
import { labelsOf } from '#kit/server/crud.read.ts'
import { usesThrough } from '#kit/server/crud.uses.ts'
import { abilityTable } from '#features/ability/server/ability.table.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { decidedBy } from '#features/audit/server/auditRecord.table.ts'
import { courseTable } from '#features/course/server/course.table.ts'
import { courseCareerTable } from '#features/course/server/courseCareer.table.ts'
import { productTable } from '#features/product/server/product.table.ts'
import { productCareerTable } from '#features/product/server/productCareer.table.ts'
import { tagLink } from '#features/tag/server/tag.table.ts'
import { userTable } from '#features/user/server/user.table.ts'
import { career } from '../career.contract.ts'
import type { careerEndpoints } from '../career.contract.ts'
import { careerTable } from './career.table.ts'
import { careerAbilityTable } from './careerAbility.table.ts'
import { careerTagTable } from './careerTag.table.ts'

const abilities: Link = {
  table: careerAbilityTable,
  target: abilityTable,
  label: abilityTable.name,
  picture: abilityTable.headImage,
  pickable: (actor) => or(eq(abilityTable.status, 'public'), eq(abilityTable.creatorId, actor.id)),
}

export const careerSpec = {
  resource: career,
  table: careerTable,
  people: userTable,
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
  conditions: { givenBack: givenBack(careerTable) },
  pickable: () => eq(careerTable.status, 'public'),
  editableIn: ['draft'],
  uses: usesThrough(
    {
      resource: 'activity',
      owner: activityTable,
      label: activityTable.title,
      names: (id) => eq(activityTable.careerId, id),
    },
    { resource: 'course', link: courseCareerTable, owner: courseTable, label: courseTable.title },
    { resource: 'product', link: productCareerTable, owner: productTable, label: productTable.title },
  ),
  detail: async (call, row) => ({ abilities: await labelsOf(call, abilities, row['abilityIds']) }),
} satisfies CrudSpec

export const careerHandlers: HandlersOf<typeof careerEndpoints> = {
  ...crudHandlers(careerSpec),
  sort: async ({ db, body, record }) => {
    const found = await db
      .select({ id: careerTable.id, order: careerTable.order })
      .from(careerTable)
      .where(inArray(careerTable.id, body.ids))
      .orderBy(asc(careerTable.id))
      .for('update')
    if (found.length !== new Set(body.ids).size) refuse(kitFaults.notFound)
    const places = sql.join(
      body.ids.map((id, index) => sql`(${id}::bigint, ${index + 1}::int)`),
      sql`, `,
    )
    await db.execute(
      sql`update ${careerTable} set "order" = place.rank from (values ${places}) as place(id, rank) where ${careerTable.id} = place.id`,
    )
    const before = new Map(found.map(({ id, order }) => [id, order]))
    body.ids.forEach((id, index) => {
      const [was, is] = [before.get(id), index + 1]
      if (was !== is)
        record({
          resource: 'career',
          resourceId: id,
          action: 'sort',
          before: { order: was },
          after: { order: is },
        })
    })
    return true
  },
}
