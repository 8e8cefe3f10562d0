import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { licenceText, packageFolder } from '#kit/files/server/licenceText.ts'

const licence = 'ARPHICPL.TXT'
/** A browser asks again after a week: strokes change with a new version of the package only. */
const cached = 'public, max-age=604800'

/**
 * Serves how characters are written, one file each, from where npm put the package `hanzi-writer-data`: nothing is copied or
 * unpacked. The name of a file is the character's number, `4e00.json`; the licence of the strokes is beside them.
 */
export function mountStrokes(app: FastifyInstance): void {
  const folder = packageFolder('hanzi-writer-data')
  app.get<{ Params: { name: string } }>('/strokes/:name', async ({ params }, reply) => {
    if (params.name === licence) {
      const text = await licenceText(licence)
      return reply.type('text/plain; charset=utf-8').header('cache-control', cached).send(text)
    }
    const [, number] = /^([\da-f]{4,5})\.json$/.exec(params.name) ?? []
    const character = number === undefined ? '' : String.fromCodePoint(Number.parseInt(number, 16))
    if (!/^\p{Script=Han}$/u.test(character)) return reply.callNotFound()
    const strokes = await readFile(join(folder, `${character}.json`), 'utf8').catch(() => undefined)
    if (strokes === undefined) return reply.callNotFound()
    return reply.type('application/json; charset=utf-8').header('cache-control', cached).send(strokes)
  })
}
