import { and, eq, isNull, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { behind, cursorOf, orderOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, totalsFor, offsetOf, one } from '#kit/resource/server/paging.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { activityVersionEndpoints } from '../../activityVersion.contract.ts'
import { activityAccess } from '../record/activity.access.ts'
import { activityTable } from '../record/activity.table.ts'
import { activityVersionTable } from '../record/activityVersion.table.ts'
import { compareVersions } from './compareVersions.ts'
import { saveVersion, restoreVersion } from './saveVersion.ts'

const version = activityVersionTable

const shown = {
  id: version.id,
  activityId: version.activityId,
  number: version.number,
  label: version.label,
  parentVersionId: version.parentVersionId,
  title: version.title,
  cardCount: version.cardCount,
  creatorId: version.creatorId,
  creatorName: sql<string>`coalesce(${userView.nickname}, '')`,
  createdAt: version.createdAt,
  isCurrent: sql<boolean>`coalesce(${activityTable.publishedVersionId} = ${version.id}, false)`,
}

/** Versions are read by whoever may read their activity. */
const readable = (call: Call) => and(isNull(activityTable.deletedAt), activityAccess.visible(call.actor))
const ofActivity = eq(activityTable.id, version.activityId)
const byCreator = eq(userView.id, version.creatorId)

async function readVersion(call: Call, id: number) {
  const [row] = await call.db
    .select({ ...shown, fields: version.fields, cards: version.cards })
    .from(version)
    .innerJoin(activityTable, ofActivity)
    .leftJoin(userView, byCreator)
    .where(and(eq(version.id, id), readable(call)))
  return row ?? refuse(kitFaults.notFound)
}

export const activityVersionHandlers: HandlersOf<typeof activityVersionEndpoints> = {
  page: async (call) => {
    const { activityId, pageSize, sort, after } = call.body
    const order = sort?.[0]?.order ?? 'desc'
    const byNumber = [{ field: 'number', column: version.number, order }]
    const where = and(eq(activityTable.id, activityId), readable(call))
    const [activity] = await call.db.select({ id: activityTable.id }).from(activityTable).where(where)
    if (!activity) refuse(kitFaults.notFound)
    const list = await call.db
      .select(shown)
      .from(version)
      .innerJoin(activityTable, ofActivity)
      .leftJoin(userView, byCreator)
      .where(and(eq(version.activityId, activityId), behind(byNumber, placeOf(byNumber, after))))
      .orderBy(...orderOf(byNumber))
      .limit(pageSize)
      .offset(offsetOf(call.body))
    const ofOne = call.db.select(one).from(version).where(eq(version.activityId, activityId))
    const last = list.length === pageSize ? list.at(-1) : undefined
    const totals = await totalsFor(call.body, () => countRows(call.db, ofOne))
    return { list, ...totals, next: last ? cursorOf(byNumber, last) : null }
  },
  get: async (call) => {
    const row = await readVersion(call, call.query.id)
    const cards = readDeck(row.cards)
    return { ...row, cards, files: await call.services.showFiles(call, fileIdsOf(cards)) }
  },
  create: (call) => saveVersion(call, call.body),
  restore: (call) => restoreVersion(call, call.body),
  compare: (call) => compareVersions(call, call.query, readVersion),
}
