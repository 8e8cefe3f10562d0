import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { userPageView } from '#features/content/user-page/server/user-page.queries.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

export const messagePersonalData: PersonalData = {
  fates: [
    erased(messageTable, 'told'),
    stays(messageTable, because.talk, 'type', 'senderId', 'content', 'clientId', 'aboutResource', 'fileIds'),
    stays(messageRecipientTable, because.talk, 'userId'),
  ],
  /** What the system tells names records by their titles; that of somebody's own page is their name. */
  erase: async ({ db }, { id }) => {
    const pages = db.select({ id: userPageView.id }).from(userPageView).where(eq(userPageView.creatorId, id))
    const isOfPage = and(
      eq(messageTable.aboutResource, 'user-page'),
      inArray(messageTable.aboutId, pages),
      isNotNull(messageTable.told),
    )
    const notices = await db.delete(messageTable).where(isOfPage).returning({ id: messageTable.id })
    const ids = notices.map((one) => one.id)
    await db.delete(messageRecipientTable).where(inArray(messageRecipientTable.messageId, ids))
  },
  own: { messages: ownRows(messageTable, messageTable.senderId, ['told']) },
}
