import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { provide } from '#kit/call/server/ports.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { sealedRows } from '#kit/secret/server/sealedRows.ts'
import { holdOwner } from '#features/people/second-factor/second-factor.ports.ts'
import { lockAccount } from './accounts.commands.ts'
import { userSpec } from './user.crud.ts'
import { userHandlers } from './user.handlers.ts'
import { kitPersonalData } from './kit.personalData.ts'
import { userPersonalData } from './user.personalData.ts'
import { sessionKeyPlace, userTable } from './user.table.ts'

export const userServer = {
  handlers: { user: userHandlers },
  provides: [provide(holdOwner, async ({ db }, { userId }) => void (await lockAccount(db, userId)))],
  records: [namedBy(userSpec)],
  personalData: [userPersonalData, kitPersonalData],
  sealed: [sealedRows(userTable, { sessionKey: ({ id }) => sessionKeyPlace(id) })],
} satisfies FeatureServer
