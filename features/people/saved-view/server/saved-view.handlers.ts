import { and, asc, count, eq, or } from 'drizzle-orm'
import type { Endpoints } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { hasRole, superAdmins, type Actor } from '#kit/contract/role.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { maxViews, type savedViewEndpoints } from '../saved-view.contract.ts'
import { savedViewFaults } from '../saved-view.faults.ts'
import { listRules, rightsTo, type ListRules } from './readableLists.ts'
import { savedViewTable as view } from './saved-view.table.ts'

type View = typeof view.$inferSelect

const mayEdit = (actor: Actor, { creatorId, isShared }: View): boolean =>
  creatorId === actor.id || (isShared && hasRole(actor, superAdmins))

/** Who may see a list is read from the contracts of all features. */
export function makeSavedViewHandlers(
  contracts: () => Readonly<Record<string, Endpoints>>,
): HandlersOf<typeof savedViewEndpoints> {
  const rules = listRules(contracts)
  return {
    async list({ db, actor, query: { list } }) {
      const { exists, maySee, mayShare } = rightsTo(rules, list, actor)
      if (!exists) refuse(kitFaults.notFound)
      if (!maySee) refuse(kitFaults.forbidden)
      const rows = await db
        .select()
        .from(view)
        .where(and(eq(view.list, list), or(eq(view.creatorId, actor.id), eq(view.isShared, true))))
        .orderBy(asc(view.id))
      return { views: rows.map((row) => ({ ...row, mayEdit: mayEdit(actor, row) })), mayShare }
    },

    async create({ db, actor, now, body }) {
      const { exists, maySee, mayShare } = rightsTo(rules, body.list, actor)
      if (!exists) refuse(kitFaults.notFound)
      if (!maySee || (body.isShared && !mayShare)) refuse(kitFaults.forbidden)
      const own = and(eq(view.list, body.list), eq(view.creatorId, actor.id))
      const [had] = await db.select({ count: count() }).from(view).where(own)
      if ((had?.count ?? 0) >= maxViews) refuse(savedViewFaults.tooMany, { values: { max: maxViews } })
      const [made] = await db
        .insert(view)
        .values({ ...body, creatorId: actor.id, createdAt: now, updatedAt: now })
        .returning({ id: view.id })
      return made?.id ?? refuse(kitFaults.unexpected)
    },

    async update(call) {
      const { id, ...change } = call.body
      const found = await findToEdit(rules, call, id)
      if (change.isShared && !found.isShared && !rightsTo(rules, found.list, call.actor).mayShare)
        refuse(kitFaults.forbidden)
      await call.db
        .update(view)
        .set({ ...change, updatedAt: call.now })
        .where(eq(view.id, id))
      return true
    },

    async delete(call) {
      const { id } = await findToEdit(rules, call, call.query.id)
      await call.db.delete(view).where(eq(view.id, id))
      return true
    },
  }
}

/** The view, if who asks sees it and may change it. */
async function findToEdit(rules: ListRules, { db, actor }: Pick<Call, 'db' | 'actor'>, id: number) {
  const [found] = await db.select().from(view).where(eq(view.id, id)).for('update')
  const isSeen =
    found && (found.creatorId === actor.id || (found.isShared && rightsTo(rules, found.list, actor).maySee))
  if (!isSeen) refuse(kitFaults.notFound)
  if (!mayEdit(actor, found)) refuse(kitFaults.forbidden)
  return found
}
