import type pg from 'pg'
import { z } from 'zod'

/** A table as a backup stores it: columns that are computed are left to the database. */
export const backupTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
})
export type BackupTable = z.output<typeof backupTable>

export const backupSequence = z.object({ schema: z.string(), name: z.string(), value: z.string() })
export type BackupSequence = z.output<typeof backupSequence>

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const fullName = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`

/** The queue's bookkeeping about itself, which it makes anew. */
const excluded = ['version', 'bam', 'queue_stats', 'warning']

const tablesQuery = `
  select n.nspname as schema, c.relname as name,
    (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(distinct r.relname::text), '{}') from pg_constraint f
      join pg_class r on r.oid = f.confrelid
      where f.contype = 'f' and f.confrelid <> c.oid
        and (f.conrelid = c.oid or f.conrelid in (select inhrelid from pg_inherits where inhparent = c.oid))) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname <> all($1)))
  order by 1 desc, 2`

interface Found extends BackupTable {
  readonly needs: string[]
}

/** Every table of ours and of the job queue, each behind those that its foreign keys name. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Found>(tablesQuery, [excluded])
  const ordered: Found[] = []
  const place = (table: Found): void => {
    if (ordered.includes(table)) return
    for (const other of rows.filter(({ name }) => table.needs.includes(name))) place(other)
    ordered.push(table)
  }
  rows.forEach(place)
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns, rows: 0 }))
}

export async function listSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1, 2`,
  )
  return rows
}

const rowsAtOnce = 200

/** Each row as a line of JSON, written by the database itself, so that no type goes through ours. */
export async function* rowsOf(client: pg.ClientBase, table: BackupTable): AsyncGenerator<string> {
  const columns = table.columns.map(quoted).join(', ')
  await client.query(
    `declare exported no scroll cursor for select row_to_json(exported)::text as line from (select ${columns} from ${fullName(table)}) exported`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from exported`)
    for (const { line } of rows) {
      table.rows += 1
      yield `${line}\n`
    }
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close exported')
}

const bytesAtOnce = 1_000_000

/** Puts lines of `rowsOf` back; answers how many. */
export async function insertRows(
  client: pg.ClientBase,
  table: BackupTable,
  lines: AsyncIterable<string>,
): Promise<number> {
  let count = 0
  for await (const batch of batches(lines)) {
    count += batch.length
    await insertBatch(client, table, batch)
  }
  return count
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let size = 0
  for await (const line of lines) {
    batch.push(line)
    size += line.length
    if (size < bytesAtOnce) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

async function insertBatch(
  client: pg.ClientBase,
  table: BackupTable,
  lines: readonly string[],
): Promise<void> {
  const columns = table.columns.map(quoted).join(', ')
  const name = fullName(table)
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  )
}
