import { eq, sql } from 'drizzle-orm'
import { closedName } from '#kit/i18n/closedName.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { userTable } from './user.table.ts'

/** No name that anybody could have chosen: the old one is free, since nothing here keeps it any more. */
const anonymousName = (id: number) => `#${id}`

export const userPersonalData: PersonalData = {
  eraseOrder: 1,
  fates: [
    erased(userTable, 'username', 'nickname', 'description', 'avatar', 'passwordHash', 'roles'),
    erased(userTable, 'phone', 'wxOpenid', 'unionId', 'sessionKey'),
    stays(userTable, because.nobody, 'creatorId', 'status'),
  ],
  erase: async (call, { id }) => {
    await call.services.registerFileUses(call, {
      resource: 'user',
      resourceId: id,
      pictures: [],
      fileIds: [],
    })
    await call.db
      .update(userTable)
      .set({
        ...{ username: anonymousName(id), nickname: closedName, description: '', avatar: '' },
        ...{ passwordHash: '', mustChangePassword: false, roles: [], status: 'closed' },
        ...{ phone: '', wxOpenid: '', unionId: '', sessionKey: null, lastLoginAt: null },
        ...{ closedAt: call.now, updatedAt: call.now, revision: sql`${userTable.revision} + 1` },
      })
      .where(eq(userTable.id, id))
  },
  own: { account: ownRows(userTable, userTable.id, ['passwordHash', 'sessionKey', 'creatorId']) },
}
