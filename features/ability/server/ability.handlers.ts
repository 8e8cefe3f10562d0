import { eq, sql } from 'drizzle-orm'
import { contentAccess } from '#kit/server/access.ts'
import { crudHandlers } from '#kit/server/crud.handlers.ts'
import { usesThrough } from '#kit/server/crud.uses.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { decidedBy } from '#features/audit/server/auditRecord.table.ts'
import { careerTable } from '#features/career/server/career.table.ts'
import { careerAbilityTable } from '#features/career/server/careerAbility.table.ts'
import { userTable } from '#features/user/server/user.table.ts'
import { ability } from '../ability.contract.ts'
import { abilityTable } from './ability.table.ts'

export const abilityHandlers = crudHandlers({
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
  pickable: () => eq(abilityTable.status, 'public'),
  editableIn: ['draft'],
  uses: usesThrough(
    { resource: 'career', link: careerAbilityTable, owner: careerTable, label: careerTable.name },
    {
      resource: 'activity',
      owner: activityTable,
      label: activityTable.title,
      names: (id) =>
        sql`${activityTable.competencyPoints} @> jsonb_build_array(jsonb_build_object('abilityId', ${id}::bigint))`,
    },
  ),
})
