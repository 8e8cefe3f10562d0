import { eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#kit/role.ts'
import { administrators, hasRole } from '#kit/role.ts'
import type { Call } from '#kit/server/context.ts'
import type { CrudSpec } from '#kit/server/crud.ts'
import { userTable } from '#features/user/server/user.table.ts'
import { file } from '../file.contract.ts'
import { fileTable, fileUseTable } from './file.table.ts'

const ownOnly = (actor: Actor): SQL | undefined =>
  hasRole(actor, administrators) ? undefined : eq(fileTable.creatorId, actor.id)

/** The records that show a file. */
export const usesOf = (call: Call, fileId: number) =>
  call.db
    .select({ resource: fileUseTable.resource, id: fileUseTable.resourceId })
    .from(fileUseTable)
    .where(eq(fileUseTable.fileId, fileId))
    .orderBy(fileUseTable.resource, fileUseTable.resourceId)

/** A library is its owner's; administrators see all of them. */
export const fileSpec = {
  resource: file,
  table: fileTable,
  people: userTable,
  access: {
    visible: ownOnly,
    mayEdit: (actor, { creatorId }) => creatorId === actor.id || hasRole(actor, administrators),
  },
  label: fileTable.name,
  pickable: ownOnly,
  deletableIn: ['private', 'public'],
  uses: async (call, id) => (await usesOf(call, id)).map((use) => ({ ...use, label: '' })),
} satisfies CrudSpec
