import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { Use } from '#kit/data/server/namedRecords.ts'
import type { CrudSpec, Link } from './crud.ts'

interface UseBy {
  /** The resource whose records are used. */
  readonly of: string
  /** Whose records use them. */
  readonly by: Pick<CrudSpec, 'resource' | 'table' | 'label'>
}
/** Linked through a join table. */
interface Linking extends UseBy {
  readonly link: Link['table']
}
/** Named in the user's own row. */
interface Naming extends UseBy {
  readonly names: (id: number) => SQL
}
/** How records of one resource use those of another, which cannot be deleted meanwhile. */
export type RecordUse = Linking | Naming

const shownUses = 20

/** The records that use this one, by what features register: the first twenty of each kind; deleted ones do not count. */
export async function findUses(
  { db }: Pick<Call, 'db'>,
  uses: readonly RecordUse[],
  of: string,
  id: number,
): Promise<Use[]> {
  const found: Use[] = []
  for (const use of uses.filter((one) => one.of === of)) {
    const { resource, table, label } = use.by
    const rows = await db
      .select({ id: table.id, label })
      .from(table)
      .where(and(isNull(table.deletedAt), isUser(db, use, id)))
      .limit(shownUses)
    found.push(
      ...rows.map((row) => ({ resource: resource.name, id: Number(row.id), label: String(row.label) })),
    )
  }
  return found
}

function isUser(db: Call['db'], use: RecordUse, id: number): SQL {
  if ('names' in use) return use.names(id)
  const { link, by } = use
  return inArray(by.table.id, db.select({ id: link.ownerId }).from(link).where(eq(link.targetId, id)))
}
