import { eq } from 'drizzle-orm'
import { openAccess } from '#kit/resource/server/access.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { tag } from '../tag.contract.ts'
import { tagTable } from './tag.table.ts'

export const tagSpec = {
  resource: tag,
  table: tagTable,
  people: userView,
  access: openAccess,
  label: tagTable.name,
  picture: tagTable.headImage,
  pickable: () => eq(tagTable.status, 'reviewed'),
  deletableIn: ['pending', 'reviewed'],
} satisfies CrudSpec

export const tagHandlers = crudHandlers(tagSpec)
