import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { beforehand } from '#kit/call/server/beforehand.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { forUpdate, mayChange, visibleRecord } from '#kit/resource/server/crud.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { deleteRecord, restoreRecord, updateRecord } from '#kit/resource/server/crud.write.ts'
import type { agentEndpoints } from '../agent.contract.ts'
import { refuseAddress, refuseOthers } from './agent.check.ts'
import { createAgent } from './agent.commands.ts'
import { saveSecrets } from './agent.secrets.ts'
import { agentSpec } from './agent.crud.ts'
import { agentTable } from './agent.table.ts'
import { converse } from './converse.ts'
import { tryAgent } from './tryAgent.ts'

const crud = crudHandlers(agentSpec)

/** Somebody else's private agent says whose it is, rather than that it is not there: its address may be passed on. */
async function refuseUnseen(call: Call, id: number): Promise<void> {
  const seen = visibleRecord(agentSpec, call.actor, id)
  const [row] = await call.db.select({ id: agentTable.id }).from(agentTable).where(seen)
  if (!row) await refuseOthers(call, id)
}

/** Where somebody else's agent sends its calls, and as whom, is its owner's affair. */
const hideDestination = <Row extends { creatorId: number | null }>(call: Call, row: Row): Row =>
  row.creatorId === call.actor.id ? row : { ...row, baseUrl: '', assistantId: '' }

const maxOptions = 50

export const agentHandlers: HandlersOf<typeof agentEndpoints> = {
  ...crud,
  async page(call) {
    const page = await crud.page(call)
    if ('file' in page) return page
    return { ...page, list: page.list.map((row) => hideDestination(call, row)) }
  },
  async get(call) {
    await refuseUnseen(call, call.query.id)
    const record = await crud.get(call)
    if ('file' in record) return record
    return hideDestination(call, record)
  },
  create: beforehand(
    (call) => refuseAddress(call, call.body),
    (call) => createAgent(call, call.body),
  ),
  update: beforehand(
    async (call) => {
      await refuseOthers(call, call.body.id)
      await refuseAddress(call, call.body)
    },
    async (call) => {
      const revision = await updateRecord(agentSpec, call, call.body)
      await saveSecrets(call, { id: call.body.id, creatorId: call.actor.id }, call.body)
      return revision
    },
  ),
  async delete(call) {
    await refuseOthers(call, call.query.id)
    return deleteRecord(agentSpec, call, call.query.id)
  },
  async restore(call) {
    await refuseOthers(call, call.body.id, true)
    return restoreRecord(agentSpec, call, call.body.id)
  },
  async updateStatus(call) {
    await refuseUnseen(call, call.body.id)
    return crud.updateStatus(call)
  },
  options({ db, actor, query }) {
    const mine = or(eq(agentTable.creatorId, actor.id), eq(agentTable.isPublic, true))
    const named = query.keyword ? contains(agentTable.name, query.keyword) : undefined
    return db
      .select({ id: agentTable.id, label: agentTable.name, picture: agentTable.avatar })
      .from(agentTable)
      .where(and(isNull(agentTable.deletedAt), eq(agentTable.status, 'enabled'), mine, named))
      .orderBy(asc(agentTable.name), asc(agentTable.id))
      .limit(maxOptions)
  },
  /** R-agent: makes it public, so that others may have it work at its owner's cost, or takes that back. */
  async common(call) {
    const { id, isPublic, revision } = call.body
    await refuseOthers(call, id)
    const record = await forUpdate(agentSpec, call, id)
    mayChange(agentSpec, call, record, revision)
    await call.db
      .update(agentTable)
      .set({ isPublic, revision: revision + 1, updatedAt: call.now })
      .where(eq(agentTable.id, id))
    const before = { isPublic: record['isPublic'] }
    call.record({ resource: 'agent', resourceId: id, action: 'common', before, after: { isPublic } })
    return revision + 1
  },
  test: (call) => tryAgent(call, call.body),
  conversation: (call) => converse(call, call.body),
}
