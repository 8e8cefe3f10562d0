import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dialect, FakeUsage } from './dialects.ts'

/** How the fake answers one call. */
export type FakeReply =
  /** `usage` null: it does not say what it took. Pictures and speech are made whatever the text. */
  | {
      readonly kind: 'reply'
      readonly text: string
      readonly chunkMs?: number
      /** The end comes once this is over. */
      readonly until?: Promise<unknown>
      readonly usage?: FakeUsage | null
    }
  /** Refused with this status, e.g. 429 or 500. */
  | { readonly kind: 'refuse'; readonly status: number; readonly retryAfter?: string }
  /** Chunks, then the connection is gone. */
  | { readonly kind: 'cut'; readonly text: string }
  /** Chunks, then an end without the protocol's own. */
  | { readonly kind: 'halt'; readonly text: string }
  /** Chunks, then an event that is no JSON. */
  | { readonly kind: 'break'; readonly text: string }
  /** Chunks, and then nothing more. */
  | { readonly kind: 'stall'; readonly text: string }
  /** Headers, and nothing more. */
  | { readonly kind: 'silence' }
  /** Chunks without end. */
  | { readonly kind: 'flood' }
  /** An error of many megabytes. */
  | { readonly kind: 'hugeError' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Exactly this. */
  | {
      readonly kind: 'answer'
      readonly status?: number
      readonly type: string
      readonly body: string | Uint8Array
    }

type Spoken = Exclude<FakeReply, { kind: 'refuse' | 'redirect' | 'hugeError' | 'answer' }>

export const fakeUsage: FakeUsage = { input: 7, output: 5 }

const chunksOf = (text: string): string[] => text.match(/.{1,6}/gsu) ?? []

/** What does not depend on what was asked for. Answers what is left to do. */
export async function misbehave(manner: FakeReply, response: ServerResponse): Promise<Spoken | undefined> {
  if (manner.kind === 'refuse') refuse(manner, response)
  else if (manner.kind === 'redirect') response.writeHead(307, { location: manner.to }).end()
  else if (manner.kind === 'hugeError') await hugeError(response)
  else if (manner.kind === 'answer')
    response.writeHead(manner.status ?? 200, { 'content-type': manner.type }).end(manner.body)
  else return manner
  return undefined
}

/** A streamed answer. */
export async function stream(manner: Spoken, dialect: Dialect, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (manner.kind === 'silence') return
  if (manner.kind === 'flood') return flood(response, dialect.delta('words '.repeat(1000)))
  response.write(dialect.start)
  for (const chunk of chunksOf(manner.text)) {
    response.write(dialect.delta(chunk))
    if (manner.kind === 'reply' && manner.chunkMs) await wait(manner.chunkMs)
    if (response.destroyed) return
  }
  if (manner.kind === 'reply') await manner.until
  if (manner.kind === 'reply')
    response.end(dialect.end(manner.usage === undefined ? fakeUsage : manner.usage))
  else if (manner.kind === 'break') response.end(dialect.delta('x').replace(/\}\s*$/, '\n\n'))
  else if (manner.kind === 'halt') response.end()
  else if (manner.kind === 'cut') cut(response)
}

/** An answer that comes all at once. */
export async function sendWhole(
  manner: Spoken,
  whole: { readonly type: string; readonly body: string | Uint8Array },
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': whole.type })
  response.flushHeaders()
  if (manner.kind === 'silence') return
  if (manner.kind === 'flood') return flood(response, Buffer.alloc(1024 * 1024, 'x'))
  if (manner.kind === 'reply') return void response.end(whole.body)
  response.write(whole.body.slice(0, Math.floor(whole.body.length / 2)))
  if (manner.kind === 'cut') cut(response)
  else if (manner.kind !== 'stall') response.end()
}

/** What was written goes out before the connection breaks. */
const cut = (response: ServerResponse): void => void setTimeout(() => response.destroy(), 30)

function refuse(
  { status, retryAfter }: Extract<FakeReply, { kind: 'refuse' }>,
  response: ServerResponse,
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter && { 'retry-after': retryAfter }),
  })
  response.end(JSON.stringify({ error: { message: `refused with ${status}`, type: 'fake' } }))
}

async function hugeError(response: ServerResponse): Promise<void> {
  response.writeHead(500, { 'content-type': 'application/json' })
  await pour(response, Buffer.alloc(1024 * 1024, 'x'), 64)
  response.end()
}

const flood = (response: ServerResponse, chunk: string | Uint8Array): Promise<void> =>
  pour(response, chunk, Infinity)

async function pour(response: ServerResponse, chunk: string | Uint8Array, times: number): Promise<void> {
  for (let sent = 0; sent < times && !response.destroyed; sent += 1) {
    // As fast as it is read, so that a slow reader does not fill our memory.
    if (response.write(chunk)) await wait(0)
    else await Promise.race([new Promise((resolve) => response.once('drain', resolve)), wait(50)])
  }
}
