import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { userPageView } from '#features/content/user-page/server/user-page.queries.ts'
import { aboutAccount } from '../message.about.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

export const messagePersonalData: PersonalData = {
  fates: [
    erased(messageTable, 'told'),
    stays(messageTable, because.talk, 'type', 'senderId', 'content', 'clientId', 'aboutResource', 'fileIds'),
    stays(messageRecipientTable, because.talk, 'userId'),
  ],
  /** What the system tells names records by their titles, that of somebody's own page is their name; and devices and addresses. */
  erase: async ({ db }, { id }) => {
    const pages = db.select({ id: userPageView.id }).from(userPageView).where(eq(userPageView.creatorId, id))
    const { aboutResource, aboutId, told } = messageTable
    const isOfPage = and(eq(aboutResource, 'user-page'), inArray(aboutId, pages), isNotNull(told))
    const isOfAccount = and(eq(aboutResource, aboutAccount), eq(aboutId, id))
    const notices = await db
      .delete(messageTable)
      .where(or(isOfPage, isOfAccount))
      .returning({ id: messageTable.id })
    const ids = notices.map((one) => one.id)
    await db.delete(messageRecipientTable).where(inArray(messageRecipientTable.messageId, ids))
  },
  own: { messages: ownRows(messageTable, messageTable.senderId, ['told']) },
}
