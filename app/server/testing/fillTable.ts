import type { Pool } from 'pg'

interface Column {
  readonly name: string
  readonly type: string
  readonly isUnique: boolean
  readonly initial: string | null
}

/** Columns that must hold something, and those by which lists are sorted and read. */
const filled = `
  select attname as name, format_type(atttypid, null) as type, pg_get_expr(adbin, adrelid) as initial,
    exists (select 1 from pg_index where indrelid = attrelid and indisunique and not indisprimary
      and pg_get_indexdef(indexrelid) ~ ('\\m' || attname || '\\M')) as "isUnique"
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'
    and (attname in ('creator_id', 'status') or attnotnull and adbin is null)`

const names = ['用户访谈', '需求分析', 'Interview', '写作练习']
const name = `(array[${names.map((one) => `'${one}'`).join()}])[1 + n % ${names.length}] || ' ' || n || case when n % 5000 = 7 then ' 观鸟' else '' end`

function valueOf({ name: column, type, isUnique, initial }: Column, label: string): string {
  if (column === label && !isUnique) return name
  if (column === 'status' && initial?.includes('draft')) return `(array['public', 'draft'])[1 + n % 2]`
  if (column === 'status' && initial !== null) return initial
  if (column.endsWith('_at')) return '1700000000000 + n * 1000'
  if (type === 'bigint') return isUnique ? 'n' : '1'
  // As long as a code.
  if (type === 'text') return isUnique ? `upper(substr(md5(n::text), 1, 16))` : `'x'`
  return type === 'jsonb' ? `'[]'` : type === 'boolean' ? 'false' : type.endsWith('[]') ? `'{}'` : '1'
}

/**
 * Fills a table with so many rows under names of a few words, of which one in 5,000 is rare, for what is measured or explained among
 * many. `fixed` are expressions of columns that decide what is seen.
 */
export async function fillTable(
  pool: Pool,
  table: string,
  { label, rows, fixed = {} }: { label: string; rows: number; fixed?: Readonly<Record<string, string>> },
): Promise<void> {
  const quoted = `"${table}"`
  const { rows: columns } = await pool.query<Column>(filled, [quoted])
  const values = new Map([
    ...columns.map((column) => [column.name, valueOf(column, label)] as const),
    ...Object.entries(fixed),
  ])
  const client = await pool.connect()
  try {
    // So many rows take longer than a request may.
    await client.query('set statement_timeout = 0')
    await client.query(
      `insert into ${quoted} (${[...values.keys()].map((column) => `"${column}"`).join(', ')})
       select ${[...values.values()].join(', ')} from generate_series($1::int, $2::int) n`,
      [1_000_001, 1_000_000 + rows],
    )
    await client.query(`vacuum analyze ${quoted}`)
  } finally {
    client.release(true)
  }
}
