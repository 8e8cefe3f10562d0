import { and, eq, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#kit/contract/role.ts'
import { accessBy } from '#kit/resource/server/access.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { file } from '../file.contract.ts'
import { fileTable } from './store/file.table.ts'
import { usesOf } from './usesOf.ts'

const rule = accessBy(file.ownership, { own: (actorId) => eq(fileTable.creatorId, actorId) })

/** What somebody handed in is shown where it was handed in, never here. */
const ownOnly = (actor: Actor): SQL | undefined => and(ne(fileTable.purpose, 'work'), rule.visible(actor))

/** A library is its owner's; administrators see all of them. */
export const fileSpec = {
  resource: file,
  table: fileTable,
  people: userView,
  access: { ...rule, visible: ownOnly },
  label: fileTable.name,
  pickable: ownOnly,
  deletableIn: ['private', 'public'],
  uses: usesOf,
  detail: async (call, { id }) => ({ uses: await usesOf(call, Number(id)) }),
} satisfies CrudSpec
