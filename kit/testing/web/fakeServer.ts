import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { prefix } from '#kit/contract/envelope.ts'
import { chooseMove } from '#kit/contract/machine.ts'
import type { AnyResource } from '#kit/contract/resource.ts'
import type { Actor } from '#kit/contract/role.ts'
import { answerPage, countStates, optionsOf, type Row } from './fakeRows.ts'

/** A refusal of the fake, as the real server gives it. */
class Refused extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }
}

export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly query: Readonly<Record<string, string>>
  readonly body: Row
  /** Of a multipart request, as it came. */
  readonly raw: Buffer
}

export type Answer = (requests: FakeRequest) => unknown

interface FakeResource {
  readonly resource: AnyResource
  readonly rows: Row[]
}

export interface FakeServer {
  readonly url: string
  readonly requests: FakeRequest[]
  /** The rows of a resource as they stand now. */
  readonly rowsOf: (name: string) => Row[]
  /**
   * Answers a path in its own way until called again with undefined; throw `refused(...)` to refuse. A buffer is a file,
   * and what an async generator yields is a stream of events.
   */
  readonly answer: (path: string, answer: Answer | undefined) => void
  readonly stop: () => Promise<void>
}

export const refused = (code: number, message: string, data?: unknown) => new Refused(code, message, data)

/** Answers requests like the server would: envelope, paging, revisions, moves by the state table; rows in memory. */
export function fakeHandler(resources: readonly FakeResource[], actor: Actor) {
  const requests: FakeRequest[] = []
  const answers = new Map<string, Answer>()
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    requests.push(call)
    try {
      const own = answers.get(call.path)
      const data = own ? await own(call) : answerOf(resources, actor, call)
      if (data instanceof Buffer) return sendFile(response, data)
      if (isStream(data)) return await sendEvents(response, data)
      sendJson(response, { code: 0, data, message: '' })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      sendJson(response, { code: error.code, data: error.data, message: error.message })
    }
  }
  return { handle, requests, answers }
}

const isStream = (data: unknown): data is AsyncIterable<unknown> =>
  typeof data === 'object' && data !== null && Symbol.asyncIterator in data

/** Each value as an event, until there are no more or nobody listens. */
async function sendEvents(response: ServerResponse, events: AsyncIterable<unknown>): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  for await (const event of events) {
    if (response.destroyed) return
    response.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  response.end()
}

/** Starts a fake on a free port of this machine. */
export async function startFakeServer(resources: readonly FakeResource[], actor: Actor): Promise<FakeServer> {
  const { handle, requests, answers } = fakeHandler(resources, actor)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    rowsOf: (name) => resources.find((one) => one.resource.name === name)?.rows ?? [],
    answer: (path, answer) => (answer ? answers.set(path, answer) : answers.delete(path)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

async function readCall(request: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const raw = Buffer.concat(chunks)
  const url = new URL(request.url ?? '', 'http://fake')
  const isJson = request.headers['content-type']?.startsWith('application/json')
  return {
    method: request.method ?? 'GET',
    path: url.pathname.slice(prefix.length),
    headers: request.headers,
    query: Object.fromEntries(url.searchParams),
    body: isJson ? (JSON.parse(raw.toString()) as Row) : {},
    raw,
  }
}

function sendJson(response: ServerResponse, envelope: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(envelope))
}

function sendFile(response: ServerResponse, data: Buffer): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('导出.xlsx')}`,
  })
  response.end(data)
}

function answerOf(resources: readonly FakeResource[], actor: Actor, call: FakeRequest): unknown {
  const found = resources.find(({ resource }) => call.path.startsWith(`/${resource.path}/`))
  if (!found) throw new Refused(404, 'not found')
  const { resource, rows } = found
  const verb = call.path.slice(resource.path.length + 2)
  const live = rows.filter((row) => row['isDeleted'] !== true)
  const byId = () => {
    const row = rows.find((one) => one['id'] === Number(call.query['id'] ?? call.body['id']))
    if (!row) throw new Refused(404, '内容不存在')
    return row
  }
  switch (verb) {
    case 'page':
      return answerPage(resource, live, call.body)
    case 'counts':
      return countStates(resource, live, call.body)
    case 'options':
      return optionsOf(live, call.query['keyword'])
    case 'get':
      return byId()
    case 'create':
      return addRow(resource, rows, actor, call.body)
    case 'update':
      return change(byId(), call.body, call.body)
    case 'delete':
      byId()['isDeleted'] = true
      return true
    case 'restore':
      byId()['isDeleted'] = false
      return true
    case 'update-status':
      return move(resource, byId(), actor, call.body)
    case 'export':
      return Buffer.from('xlsx')
    default:
      throw new Refused(404, 'not found')
  }
}

function addRow(resource: AnyResource, rows: Row[], actor: Actor, body: Row): number {
  const id = Math.max(0, ...rows.map((row) => Number(row['id']))) + 1
  const at = Date.now()
  const stamps = {
    id,
    creatorId: actor.id,
    creatorName: '林晓',
    creatorAvatar: '',
    createdAt: at,
    updatedAt: at,
    revision: 1,
  }
  rows.unshift({ ...body, ...stamps, mayEdit: true, status: resource.machine.initial })
  return id
}

function change(row: Row, body: Row, next: Row): number {
  if (row['revision'] !== body['revision'])
    throw new Refused(409, '内容已被他人修改', { revision: row['revision'] })
  const revision = Number(row['revision']) + 1
  Object.assign(row, next, { revision, updatedAt: Date.now() })
  return revision
}

function move(resource: AnyResource, row: Row, actor: Actor, body: Row): number {
  const record = { status: String(row['status']), creatorId: Number(row['creatorId']) }
  const reason = body['reason'] === undefined ? undefined : String(body['reason'])
  const choice = chooseMove(resource.machine, record, actor, String(body['status']), reason)
  if (choice.kind !== 'move') throw new Refused(1001, '当前状态下不能这样操作')
  return change(row, body, { status: body['status'] })
}
