import { eq, sql } from 'drizzle-orm'
import { contentAccess } from '#kit/server/access.ts'
import { crudHandlers } from '#kit/server/crud.handlers.ts'
import { givenBack } from '#kit/server/reviewed.ts'
import type { CrudSpec } from '#kit/server/crud.ts'
import { usesThrough } from '#kit/server/crud.uses.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { decidedBy } from '#features/content/audit/server/auditRecord.table.ts'
import { careerTable } from '#features/content/career/server/career.table.ts'
import { careerAbilityTable } from '#features/content/career/server/careerAbility.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { courseAbilityTable } from '#features/content/course/server/courseAbility.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { productAbilityTable } from '#features/content/product/server/productAbility.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { ability } from '../ability.contract.ts'
import { checkAbility } from './ability.check.ts'
import { abilityTable } from './ability.table.ts'

export const abilitySpec = {
  resource: ability,
  table: abilityTable,
  people: userTable,
  access: contentAccess(abilityTable, {
    open: ['public'],
    underReview: ['reviewing'],
    decidedBy: decidedBy('ability'),
  }),
  label: abilityTable.name,
  picture: abilityTable.headImage,
  conditions: { givenBack: givenBack(abilityTable) },
  pickable: () => eq(abilityTable.status, 'public'),
  editableIn: ['draft'],
  check: checkAbility,
  uses: usesThrough(
    { resource: 'career', link: careerAbilityTable, owner: careerTable, label: careerTable.name },
    { resource: 'course', link: courseAbilityTable, owner: courseTable, label: courseTable.title },
    { resource: 'product', link: productAbilityTable, owner: productTable, label: productTable.title },
    {
      resource: 'activity',
      owner: activityTable,
      label: activityTable.title,
      names: (id) =>
        sql`${activityTable.competencyPoints} @> jsonb_build_array(jsonb_build_object('abilityId', ${id}::bigint))`,
    },
  ),
} satisfies CrudSpec

export const abilityHandlers = crudHandlers(abilitySpec)
