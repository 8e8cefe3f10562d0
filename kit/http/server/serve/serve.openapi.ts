import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { prefix } from '#kit/contract/envelope.ts'
import { paletteSheet } from '#kit/theme/palette.ts'
import { themeElement } from '#kit/theme/themes.ts'
import { version } from '#kit/ops/server/version.ts'
import { openApiDocument } from '../openapi.ts'
import { namesTag } from './serve.files.ts'
import type { Contracts } from './serve.ts'

const assets = {
  '': ['index.html', 'text/html; charset=utf-8'],
  '/docs.js': ['docs.js', 'text/javascript; charset=utf-8'],
  '/docs.css': ['docs.css', 'text/css; charset=utf-8'],
} as const

/** `/console-api/openapi.json`, and at `/console-api/docs` a page to read and try it. */
export function mountOpenApi(app: FastifyInstance, contracts: Contracts): void {
  mountFixed(app, '/openapi.json', 'application/json; charset=utf-8', async () =>
    Buffer.from(JSON.stringify(openApiDocument(contracts, version))),
  )
  for (const [path, [file, type]] of Object.entries(assets))
    mountFixed(app, `/docs${path}`, type, async () => {
      const text = await readFile(join(import.meta.dirname, 'docs', file), 'utf8')
      return Buffer.from(themedText(file, text))
    })
}

/** The page in the theme that its reader has chosen, with the colours of all pages. */
function themedText(file: string, text: string): string {
  if (file.endsWith('.css')) return paletteSheet() + text
  return file.endsWith('.html') ? text.replace('<head>', () => `<head>${themeElement}`) : text
}

/** What stays as it is while the server runs: made and compressed once, however often anybody asks. */
function mountFixed(app: FastifyInstance, path: string, type: string, make: () => Promise<Buffer>): void {
  let made: ReturnType<typeof pack> | undefined
  app.get(prefix + path, { compress: false, config: { isPage: true } }, async (request, reply) => {
    const { plain, packed, etag } = await (made ??= pack(make))
    reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding']))
    return takesGzip
      ? reply.type(type).header('content-encoding', 'gzip').send(packed)
      : reply.type(type).send(plain)
  })
}

async function pack(make: () => Promise<Buffer>) {
  const plain = await make()
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  return { plain, packed: await promisify(gzip)(plain), etag }
}
