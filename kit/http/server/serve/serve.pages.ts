import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { prefix } from '#kit/contract/envelope.ts'
import type { PageSetting } from '#kit/contract/pageSetting.ts'

export interface Pages {
  /** The folder that the build wrote. */
  readonly folder: string
  /** The page of every address that begins with this, longest first; `/` is the rest. */
  readonly entries: readonly { readonly under: string; readonly page: string }[]
  /** Files beside the pages that keep their names, by name: their headers. A browser asks each time whether they are new. */
  readonly files?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the operator allows, for the scripts of the pages: it stands in their heads, by name (`PageSetting`). */
  readonly settings?: Readonly<Partial<Record<PageSetting, string>>>
}

/** Scripts and styles: parts of a page, which has the policy. A script that works beside a page has one of its own. */
const isPart = /^(?!.*worker).+\.(js|css)$/

/** Headers that say what a document may do; a page of twenty parts sends them once. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const aYear = 365 * 24 * 3600 * 1000

/** Names and values are the server's own words, never what somebody typed. */
function withSettings(page: string, settings: NonNullable<Pages['settings']>): string {
  const tags = Object.entries(settings).map(([name, value]) => `<meta name="${name}" content="${value}" />`)
  return page.replace('</head>', `${tags.join('')}</head>`)
}

/** Serves the built pages: hashed assets for good, already compressed; every other address is a page of its entry. */
export async function mountPages(
  app: FastifyInstance,
  { folder, entries, files = {}, settings = {} }: Pages,
): Promise<void> {
  const assets = join(folder, 'assets')
  if (existsSync(assets)) {
    const names = new Set(await readdir(assets))
    await app.register(fastifyStatic, {
      root: assets,
      // Its own route would read the whole folder at every request, to know how a name is spelled.
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: aYear,
      // Its name changes with its content: nobody asks whether it is still the same.
      etag: false,
      lastModified: false,
      acceptRanges: false,
    })
    app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) => {
      if (!names.has(params.name)) return reply.callNotFound()
      if (isPart.test(params.name)) for (const header of ofDocuments) reply.removeHeader(header)
      return reply.sendFile(params.name)
    })
  }
  const pages = new Map<string, string>()
  for (const { page } of entries) {
    const path = join(folder, page)
    if (existsSync(path)) pages.set(page, withSettings(await readFile(path, 'utf8'), settings))
  }
  for (const [name, headers] of Object.entries(files)) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    const content = await readFile(path)
    app.get(`/${name}`, (_request, reply) =>
      reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(content),
    )
  }
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const entry = entries.find(({ under }) => under === '/' || path === under || path.startsWith(`${under}/`))
    const page = entry && pages.get(entry.page)
    const isFile = path.startsWith(prefix) || path.startsWith('/assets/') || path.startsWith('/files/')
    if (page === undefined || isFile) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
