import { eq } from 'drizzle-orm'
import { openAccess } from '#kit/server/access.ts'
import { crudHandlers } from '#kit/server/crud.handlers.ts'
import { usesThrough } from '#kit/server/crud.uses.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { activityTagTable } from '#features/activity/server/activityTag.table.ts'
import { careerTable } from '#features/career/server/career.table.ts'
import { careerTagTable } from '#features/career/server/careerTag.table.ts'
import { userTable } from '#features/user/server/user.table.ts'
import { tag } from '../tag.contract.ts'
import { tagTable } from './tag.table.ts'

export const tagHandlers = crudHandlers({
  resource: tag,
  table: tagTable,
  people: userTable,
  access: openAccess,
  label: tagTable.name,
  picture: tagTable.headImage,
  pickable: () => eq(tagTable.status, 'reviewed'),
  deletableIn: ['pending', 'reviewed'],
  uses: usesThrough(
    { resource: 'career', link: careerTagTable, owner: careerTable, label: careerTable.name },
    { resource: 'activity', link: activityTagTable, owner: activityTable, label: activityTable.title },
  ),
})
