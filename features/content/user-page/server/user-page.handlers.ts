import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf, Input } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { userPageEndpoints } from '../user-page.contract.ts'
import { userPage } from '../user-page.contract.ts'
import { userPageFaults } from '../user-page.faults.ts'
import { checkTag, userPageSpec } from './user-page.crud.ts'
import { userPageTable } from './user-page.table.ts'
import { visitPage } from './visitPage.ts'

async function ownId({ db, actor }: Call): Promise<number | undefined> {
  const [own] = await db
    .select({ id: userPageTable.id })
    .from(userPageTable)
    .where(and(eq(userPageTable.creatorId, actor.id), isNull(userPageTable.deletedAt)))
  return own?.id
}

/** Whoever makes a page waits for whoever makes it at the same moment elsewhere, and is told that it is there. */
async function refuseSecond(call: Input<typeof userPageEndpoints.create>): Promise<void> {
  const { db, actor, body } = call
  await db.select({ id: userView.id }).from(userView).where(eq(userView.id, actor.id)).for('update')
  const id = await ownId(call)
  if (id === undefined) return
  // What is wrong with the form is told first, as everywhere; the refusal undoes the rest.
  const fields = await checkTag(call, body, undefined)
  if (Object.keys(fields).length > 0) refuse(kitFaults.invalid, { fields })
  const pictures = [
    { field: 'avatar', purpose: 'avatar', url: body.avatar },
    { field: 'backgroundImage', purpose: 'background', url: body.backgroundImage },
  ] as const
  await call.services.registerFileUses(call, {
    resource: userPage.name,
    resourceId: id,
    pictures,
    fileIds: [],
  })
  refuse(userPageFaults.exists)
}

const { delete: _delete, restore: _restore, options: _options, ...crud } = crudHandlers(userPageSpec)

export const userPageHandlers: HandlersOf<typeof userPageEndpoints> = {
  ...crud,
  create: async (call) => {
    await refuseSecond(call)
    return crud.create(call)
  },
  owner: async (call) => {
    const id = await ownId(call)
    return id === undefined ? null : crud.get({ ...call, query: { id } })
  },
  visit: (call) => visitPage(call, call.query.id),
}
