import { Column, DrizzleQueryError, is, Param, Placeholder, SQL, Subquery } from 'drizzle-orm'

/** A connection, or the pool: sends a statement with its values. */
export interface Client {
  query(config: object, values: unknown[]): Promise<{ readonly rows: unknown[] }>
}

/** A column of the answer: where its value goes in a row, and what stands there. */
interface Field {
  readonly path: readonly string[]
  readonly field: unknown
}

/** What the builder makes of a query. */
export interface Built {
  readonly client: Client
  readonly params: readonly unknown[]
  readonly fields: readonly Field[] | undefined
  readonly customResultMapper: ((rows: unknown[]) => unknown) | undefined
  readonly rawQueryConfig: { readonly text: string }
  readonly queryConfig: { readonly types: Types }
}

interface Types {
  getTypeParser(type: number, format: string): (text: string) => unknown
}

type Values = Readonly<Record<string, unknown>>

/** A statement that is ready: only values and a connection are missing. */
export interface Prepared {
  readonly text: string
  readonly config: object
  readonly parametersOf: (values: Values) => unknown[]
  readonly resultOf: (rows: unknown[]) => unknown
}

/**
 * The builder looks anew at each parameter and each column of each row what it is. That is known once a statement is built, and
 * takes a quarter of the time of a page of rows.
 */
export function prepareBuilt(built: Built, name: string | undefined): Prepared {
  const { customResultMapper, fields, params, queryConfig, rawQueryConfig } = built
  const { text } = rawQueryConfig
  const named = { text, ...(name !== undefined && { name }) }
  const parameters = params.map(parameterOf)
  const parametersOf = (values: Values) => parameters.map((parameter) => parameter(values))
  if (!fields || customResultMapper)
    return { text, config: named, parametersOf, resultOf: customResultMapper ?? ((rows) => rows) }
  const types = rememberTypes(queryConfig.types)
  return { text, config: { ...named, rowMode: 'array', types }, parametersOf, resultOf: rowReader(fields) }
}

/**
 * Sends a statement before it first waits, so that what is sent after it in the same breath comes after it.
 * @throws at once where a value is missing or cannot be written: nothing was sent then
 */
export function send(prepared: Prepared, client: Client, values: Values): Promise<unknown> {
  const parameters = prepared.parametersOf(values)
  const answer = answerOf(prepared, parameters, client.query(prepared.config, parameters))
  // Of several that are sent in one breath one may throw before anybody waits for those that were sent.
  answer.catch(() => undefined)
  return answer
}

async function answerOf(
  { resultOf, text }: Prepared,
  parameters: unknown[],
  answer: ReturnType<Client['query']>,
): Promise<unknown> {
  try {
    return resultOf((await answer).rows)
  } catch (error) {
    throw error instanceof Error ? new DrizzleQueryError(text, parameters, error) : error
  }
}

function parameterOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => valueIn(values, param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder } = param
  const { name } = param.value
  return (values) => encoder.mapToDriverValue(valueIn(values, name))
}

function valueIn(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`no value for the slot ${name}`)
  return values[name]
}

function rowReader(fields: readonly Field[]) {
  const columns = fields.map(({ path, field }) => {
    const [name = '', ...deeper] = path
    if (deeper.length > 0) throw new Error(`${path.join('.')}: a prepared statement has flat rows`)
    return { name, read: readerOf(field) }
  })
  const readers = columns.map(({ read }) => read)
  const cells = columns.map(({ name, read }, index) => {
    const cell = `cells[${index}]`
    return `${JSON.stringify(name)}: ${read ? `${cell} === null ? null : readers[${index}](${cell})` : cell}`
  })
  // Put together cell by cell, a row of thirty columns takes fifteen times as long, and five times the memory.
  const makeRow = new Function('readers', 'cells', `return { ${cells.join(', ')} }`)
  return (rows: unknown[]) => rows.map((row): unknown => makeRow(readers, row))
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

const asItIs = new Set<unknown>([
  Column.prototype.mapFromDriverValue,
  sqlDecoderOf(new SQL([])).mapFromDriverValue,
])

/** How a value of the driver is read; undefined where it is taken as it is. */
function readerOf(field: unknown): ((value: unknown) => unknown) | undefined {
  const decoder = is(field, Column) ? (field as Decoder) : sqlDecoderOf(field)
  return asItIs.has(decoder.mapFromDriverValue) ? undefined : (value) => decoder.mapFromDriverValue(value)
}

function sqlDecoderOf(field: unknown): Decoder {
  const from = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql
  return (from as unknown as { readonly decoder: Decoder }).decoder
}

/** The parser of a type never changes while the server runs; finding it anew for each column costs more than a value's reading. */
function rememberTypes(types: Types): Types {
  const found = new Map<number, ReturnType<Types['getTypeParser']>>()
  return {
    getTypeParser(type, format) {
      if (format !== 'text') return types.getTypeParser(type, format)
      const parser = found.get(type) ?? types.getTypeParser(type, format)
      found.set(type, parser)
      return parser
    },
  }
}
