import { eq } from 'drizzle-orm'
import { contentAccess } from '#kit/resource/server/access.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { rejectedFilter } from '#kit/resource/server/reviewed.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { ability } from '../ability.contract.ts'
import { checkAbility } from './ability.check.ts'
import { abilityTable } from './ability.table.ts'

export const abilitySpec = {
  resource: ability,
  table: abilityTable,
  people: userView,
  access: contentAccess(abilityTable, {
    open: ['public'],
    underReview: ['reviewing'],
    decidedBy: decidedBy('ability'),
  }),
  label: abilityTable.name,
  picture: abilityTable.headImage,
  conditions: { givenBack: rejectedFilter(abilityTable) },
  pickable: () => eq(abilityTable.status, 'public'),
  editableIn: ['draft'],
  check: checkAbility,
} satisfies CrudSpec

export const abilityHandlers = crudHandlers(abilitySpec)
