import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { prefix } from '#kit/envelope.ts'
import { openApiDocument } from './openapi.ts'
import type { Contracts } from './serve.ts'

const assets = {
  '': ['index.html', 'text/html; charset=utf-8'],
  '/docs.js': ['docs.js', 'text/javascript; charset=utf-8'],
  '/docs.css': ['docs.css', 'text/css; charset=utf-8'],
} as const

/** `/console-api/openapi.json`, and at `/console-api/docs` a page to read and try it. */
export function mountOpenApi(app: FastifyInstance, contracts: Contracts): void {
  let document: string | undefined
  app.get(`${prefix}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(contracts, '0.1.0'))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  for (const [path, [file, type]] of Object.entries(assets))
    app.get(`${prefix}/docs${path}`, async (_request, reply) =>
      reply.type(type).send(await readFile(join(import.meta.dirname, 'docs', file))),
    )
}
