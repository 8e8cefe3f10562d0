import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Call } from './context.ts'
import type { Link, RecordTable, Use } from './crud.ts'

interface User {
  readonly resource: string
  readonly owner: RecordTable
  readonly label: PgColumn
}
/** Linked through a join table. */
interface Linking extends User {
  readonly link: Link['table']
}
/** Named in the owner's own row. */
interface Naming extends User {
  readonly names: (id: number) => SQL
}

const shownUses = 20

/** The records that link to this one, the first twenty of each kind; deleted ones do not count. */
export function usesThrough(...sources: readonly (Linking | Naming)[]) {
  return async (call: Call, id: number): Promise<Use[]> => {
    const found: Use[] = []
    for (const source of sources) {
      const { resource, owner, label } = source
      const rows = await call.db
        .select({ id: owner.id, label })
        .from(owner)
        .where(and(isNull(owner.deletedAt), isUser(call, source, id)))
        .limit(shownUses)
      found.push(...rows.map((row) => ({ resource, id: Number(row.id), label: String(row.label) })))
    }
    return found
  }
}

function isUser({ db }: Call, source: Linking | Naming, id: number): SQL {
  if ('names' in source) return source.names(id)
  const { link, owner } = source
  return inArray(owner.id, db.select({ id: link.ownerId }).from(link).where(eq(link.targetId, id)))
}
