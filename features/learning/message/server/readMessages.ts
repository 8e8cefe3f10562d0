import type { SQL } from 'drizzle-orm'
import { and, eq, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import type { Range } from '#kit/contract/page.ts'
import type { Call } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { behind, cursorOf, orderOf, placeOf } from '#kit/resource/server/keyset.ts'
import { cappedCount, offsetOf, one, totalsFor, totalsOf } from '#kit/resource/server/paging.ts'
import type { messageEndpoints } from '../message.contract.ts'
import { readableMessages } from './message.access.ts'
import { messagesFor, toRow } from './message.rows.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

type Body = BodyOf<typeof messageEndpoints.page>
type Filters = BodyOf<typeof messageEndpoints.counts>

/** Of the reader's own copy, which is joined; what was never sent to them has none. */
const isUnread = and(isNotNull(messageRecipientTable.messageId), isNull(messageRecipientTable.readAt))
const isRead = or(isNull(messageRecipientTable.messageId), isNotNull(messageRecipientTable.readAt))

const within = ({ from, to }: Range): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(messageTable.createdAt, from),
  to === undefined ? undefined : lte(messageTable.createdAt, to),
]

/** What the filters leave of what somebody may read; `read` is a matter of the reader's own flag. */
function matching(
  { actor }: Call,
  { content, type, activityId, senderId, createdAt }: Filters,
): SQL | undefined {
  return and(
    readableMessages(actor),
    content ? contains(messageTable.content, content) : undefined,
    type === undefined ? undefined : inArray(messageTable.type, [type].flat()),
    activityId === undefined ? undefined : eq(messageTable.activityId, activityId),
    senderId === undefined ? undefined : eq(messageTable.senderId, senderId),
    ...within(createdAt ?? {}),
  )
}

const withRead = (read: boolean | undefined): SQL | undefined =>
  read === undefined ? undefined : read ? isRead : isUnread

/** How many rows: of these filters, with the reader's flag beside each. */
const counted = (call: Call, filters: Filters, read: boolean | undefined) =>
  cappedCount(
    call.db,
    call.db
      .select(one)
      .from(messageTable)
      .leftJoin(
        messageRecipientTable,
        and(
          eq(messageRecipientTable.messageId, messageTable.id),
          eq(messageRecipientTable.userId, call.actor.id),
        ),
      )
      .where(and(matching(call, filters), withRead(read))),
  )

/** A page of messages, the newest first unless asked otherwise; `read` false is what was sent to them and is unread. */
export async function readPage(call: Call, body: Body): Promise<DataOf<typeof messageEndpoints.page>> {
  const order = body.sort?.[0]?.order ?? 'desc'
  const sort = [
    { field: 'createdAt', column: messageTable.createdAt, order },
    { field: 'id', column: messageTable.id, order },
  ]
  const totals = await totalsFor(body, async () =>
    totalsOf((await counted(call, body, body.read))[0]?.total ?? 0),
  )
  const found = await messagesFor(call)
    .where(and(matching(call, body), withRead(body.read), behind(sort, placeOf(sort, body.after))))
    .orderBy(...orderOf(sort))
    .limit(body.pageSize + 1)
    .offset(offsetOf(body))
  const rows = found.slice(0, body.pageSize)
  const last = rows.at(-1)
  return {
    list: rows.map((row) => toRow(call, row)),
    ...totals,
    next: last && found.length > body.pageSize ? cursorOf(sort, last) : null,
  }
}

export async function countMessages(call: Call, filters: Filters) {
  const [unread] = await counted(call, filters, false)
  const [read] = await counted(call, filters, true)
  return { unread: unread?.total ?? 0, read: read?.total ?? 0 }
}

/** The ids of what these filters leave, read or not. */
export const matchingIds = (call: Call, filters: Filters) =>
  call.db.select({ id: messageTable.id }).from(messageTable).where(matching(call, filters))
