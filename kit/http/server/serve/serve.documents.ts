import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#kit/i18n/words.ts'
import { languageOf } from './serve.request.ts'
import { namesTag } from './serve.files.ts'

/** A document or a picture that is made of its address alone, or another address. */
export type Document =
  | { readonly status: 200 | 404; readonly type: string; readonly body: string | Buffer }
  | { readonly address: string }

/** An address of such a document: what stands below the one that it is mounted at, its `?q`, and the browser's language. */
export interface DocumentAddress {
  readonly path: string
  readonly query: string
  readonly language: Language
}

interface Asked {
  readonly Params: { readonly '*'?: string }
  readonly Querystring: { readonly q?: unknown }
}

const longestQuery = 100

/** Serves documents below an address to anybody, in the language that the address or the browser names. */
export function mountDocuments(
  app: FastifyInstance,
  under: string,
  find: (address: DocumentAddress) => Promise<Document>,
): void {
  const handler = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const { q } = request.query
    const found = await find({
      path: (request.params['*'] ?? '').replace(/\/+$/, ''),
      query: typeof q === 'string' ? [...q].slice(0, longestQuery).join('') : '',
      language: languageOf(request.headers),
    })
    if ('address' in found) return reply.header('vary', 'accept-language').redirect(found.address, 302)
    return sendDocument(request, reply, found)
  }
  app.get<Asked>(under, handler)
  app.get<Asked>(`${under}/*`, handler)
}

/** Sends a document that a browser asks for anew each time, and has already where its tag is the same. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, body }: Exclude<Document, { readonly address: string }>,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.headers({ etag, vary: 'accept-language', 'cache-control': 'no-cache' })
  if (status === 200 && namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(status).type(type).send(body)
}
