import { inArray } from 'drizzle-orm'
import type { Services } from '#kit/call/server/context.ts'
import { fileTable } from './store/file.table.ts'
import { uploadTable } from './store/upload.table.ts'

const atOnce = 500
const few = 20

/**
 * Removes bytes that no row names: of rolled-back requests, of servers that died, of rows that are gone. `before` leaves
 * those alone whose row may be on its way.
 */
export async function removeOrphans(services: Services, before: number): Promise<void> {
  const { files, log } = services
  const orphans: string[] = []
  let namedCount = 0
  let group: string[] = []
  const look = async () => {
    const named = await namedOf(services, group)
    orphans.push(...group.filter((key) => !named.has(key)))
    namedCount += named.size
    group = []
  }
  for await (const { key, changedAt } of files.list()) {
    if (changedAt < before) group.push(key)
    if (group.length >= atOnce) await look()
  }
  await look()
  // A store that was given to the wrong database would be emptied.
  if (orphans.length > few && orphans.length > namedCount) {
    log.error(
      { orphans: orphans.length, known: namedCount },
      'most files of the store are unknown to this database: none is removed',
    )
    return
  }
  for (const key of orphans) await files.delete(key)
}

/** Those of the keys that a file or an upload names. */
async function namedOf({ database: { db } }: Services, keys: string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const columns = [
    [fileTable, fileTable.key],
    [fileTable, fileTable.thumbKey],
    [uploadTable, uploadTable.key],
  ] as const
  const found = await Promise.all(
    columns.map(([table, key]) => db.select({ key }).from(table).where(inArray(key, keys))),
  )
  return new Set(found.flat().flatMap(({ key }) => (key === null ? [] : [key])))
}
