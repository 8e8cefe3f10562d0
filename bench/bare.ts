import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Statement } from './record.ts'
import { placeholderId, placeholderKey } from './scenarios.ts'

/** What the bare server is told: where the database is, and what to do for each scenario. */
export interface BarePlan {
  readonly databaseUrl: string
  readonly connections: number
  readonly routes: readonly {
    readonly scenario: string
    readonly statements: readonly Statement[]
    readonly answer: string
  }[]
}

// Nothing but node:http and pg: the same statements in the same order, and an answer of the same size. It parses no
// input, knows no rules and checks nothing, so it is the floor under any server that does.
const plan: BarePlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.connections })

const fill = (values: readonly unknown[], id: number, key: string, revision: number | undefined) =>
  values.map((value) => {
    if (value === placeholderId) return id
    if (value === placeholderKey) return key
    return value === 'revision' ? revision : value
  })

async function run(statements: readonly Statement[], id: number, key: string): Promise<unknown> {
  const [token, ...rest] = statements
  if (!token) return undefined
  const query = (statement: Statement) => ({
    text: statement.text,
    values: fill(statement.values, id, key, undefined),
    ...(statement.name !== undefined && { name: statement.name }),
    ...(statement.rowMode === 'array' && { rowMode: 'array' }),
  })
  await pool.query(query(token))
  if (rest[0]?.text !== 'begin') {
    const results = await Promise.all(rest.map((statement) => pool.query(query(statement))))
    return results[0]?.rows
  }
  const client = await pool.connect()
  try {
    let rows: unknown
    for (const statement of rest) rows = (await client.query(query(statement))).rows
    return rows
  } finally {
    client.release()
  }
}

async function readBody(request: AsyncIterable<Buffer>): Promise<{ id?: number } | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString())
}

const server = createServer((request, response) => {
  const answer = async () => {
    const search = (request.url ?? '').split('?')[1] ?? ''
    const scenario = request.headers['x-scenario']
    const route = plan.routes.find((one) => one.scenario === scenario)
    if (!route) throw new Error(`no scenario ${String(scenario)}`)
    const id = (await readBody(request))?.id ?? Number(new URLSearchParams(search).get('id') ?? 1)
    const rows = await run(route.statements, id, String(request.headers['idempotency-key'] ?? ''))
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    // The rows are really turned into JSON, as ours are; what is sent is as long as what we send.
    JSON.stringify(rows)
    response.end(route.answer)
  }
  answer().catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `is at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`,
  )
})
