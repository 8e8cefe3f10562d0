import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from '#kit/files/server/byteRange.ts'
import type { ByteRange } from '#kit/files/server/fileStore.ts'
import type { FilesOrigin } from './serve.filesOrigin.ts'

/** A stored file, to be sent as a whole or in part. */
export interface ServedFile {
  /** In bytes. */
  readonly size: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined where its bytes are gone. */
  open(range?: ByteRange): Promise<Readable | undefined>
}

interface Address {
  readonly Params: { readonly name: string }
  readonly Querystring: Readonly<Record<string, string | undefined>>
}

/** Finds a file for an address; undefined is a real 404. */
export type FindFile = (name: string, query: Address['Querystring']) => Promise<ServedFile | undefined>

const minutes = 10

/**
 * Serves stored files under `/files/`, or leads to the origin where they are served; whoever keeps them decides who may see
 * which. Films and sounds are asked for in parts (RFC 9110, 14), so that one can jump in them.
 */
export function mountFiles(app: FastifyInstance, find: FindFile, filesOrigin?: FilesOrigin): void {
  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    // What is compressed has no places that a range could name.
    compress: false,
    handler: async (request, reply) => {
      const origin = filesOrigin?.(request.headers)
      if (origin !== undefined) {
        const [, query] = request.url.split('?')
        const path = `/files/${encodeURIComponent(request.params.name)}${query === undefined ? '' : `?${query}`}`
        reply.header('cache-control', `private, max-age=${minutes * 60}`)
        return reply.redirect(origin + path, 307)
      }
      const file = await find(request.params.name, request.query)
      return file ? sendStored(request, reply, file) : reply.callNotFound()
    },
  })
}

async function sendStored(
  request: FastifyRequest<Address>,
  reply: FastifyReply,
  { size, etag, headers, open }: ServedFile,
): Promise<FastifyReply> {
  reply.headers({ ...headers, etag, 'accept-ranges': 'bytes' })
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = isSame ? rangeOf(request.headers.range, size) : undefined
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const length = range ? range.end - range.start + 1 : size
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', length)
  const body = await open(range)
  if (body && request.method === 'HEAD') body.destroy()
  if (body) return request.method === 'HEAD' ? reply.send() : reply.send(body)
  reply.removeHeader('content-range').removeHeader('content-length').removeHeader('cache-control')
  reply.callNotFound()
  return reply
}

/** Whether `If-None-Match` names this answer, strongly or weakly. */
export const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))

/** Makes a browser save a file under its own name (RFC 6266, RFC 5987). */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
