import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dialects } from './dialects.ts'
import { misbehave, stream, sendWhole, type FakeReply } from './fakeReply.ts'
import { works } from './works.ts'

export { fakeUsage, type FakeReply } from './fakeReply.ts'

/** One call as the fake has got it. */
export interface ReceivedCall {
  /** With its query. */
  readonly path: string
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly stream: boolean
  readonly authorization: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

/** One manner, or what a call makes of it; it may wait for something. */
type Behaviour = FakeReply | ((call: ReceivedCall) => FakeReply | Promise<FakeReply>)

export interface FakeProvider {
  /** For AI_BASE_URL, and for Dify. */
  readonly baseUrl: string
  /** For Coze and MiniMax; Zhipu is anywhere below. */
  readonly origin: string
  readonly calls: readonly ReceivedCall[]
  /** How many calls the asker has broken off. */
  abandoned(): number
  /** The next calls are answered so, one after the other; the last manner stays. */
  behave(...manners: Behaviour[]): void
  close(): Promise<void>
}

/**
 * A provider of our own on this machine, well and badly on demand: OpenAI's chat (streaming and not), vectors, pictures and speech,
 * assistants of Zhipu, Coze and Dify, and MiniMax's speech.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  let manners: Behaviour[] = [{ kind: 'reply', text: 'Hello there.' }]
  const calls: ReceivedCall[] = []
  let abandoned = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1
    })
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = callOf(request, JSON.parse((await bodyOf(request)) || '{}'))
    const { pathname } = new URL(call.path, 'http://fake')
    const dialect = Object.entries(dialects).find(([end]) => pathname.endsWith(end))?.[1]
    const work = Object.entries(works).find(([end]) => pathname.endsWith(end))?.[1]
    if (!dialect && !work) return void response.writeHead(404).end('{}')
    calls.push(call)
    const next = (manners.length > 1 ? manners.shift() : manners[0]) ?? { kind: 'silence' }
    const manner = await misbehave(typeof next === 'function' ? await next(call) : next, response)
    if (!manner) return
    if (dialect && (call.stream || !work)) await stream(manner, dialect, response)
    else if (work) await sendWhole(manner, work(call.body, 'text' in manner ? manner.text : ''), response)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    baseUrl: `${origin}/v1`,
    origin,
    calls,
    abandoned: () => abandoned,
    behave: (...next) => {
      manners = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const callOf = (request: IncomingMessage, body: Partial<ReceivedCall>): ReceivedCall => ({
  path: request.url ?? '',
  model: body.model ?? '',
  messages: body.messages ?? [],
  stream: body.stream === true,
  authorization: request.headers.authorization,
  body: { ...body },
})
