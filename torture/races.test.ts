import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RunningServer } from './server.ts'
import { send, signIn, startServer } from './server.ts'

const races = Number(process.env['TORTURE_RACES'] ?? 100)
const savesOfEach = 5
const stale = 409

let dataDir: string
let server: RunningServer
let token: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-races-'))
  server = await startServer(dataDir)
  token = await signIn(server)
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const tagSchema = z.object({ name: z.string(), summary: z.string(), revision: z.number() })
type Tag = z.output<typeof tagSchema>
type Field = 'name' | 'summary'

const read = async (id: number): Promise<Tag> =>
  tagSchema.parse((await send(server, 'GET', `course/tag/get?id=${id}`, { token })).data)

/** One editor, who changes one field and sends the whole form, as the console does. Tells what was answered as saved. */
async function edit(id: number, field: Field, begin: Tag): Promise<string[]> {
  const saved: string[] = []
  let base = begin
  for (let save = 1; save <= savesOfEach; save += 1) {
    await wait(Math.random() * 8)
    const next = `${field} ${save}`
    const { name, summary, revision } =
      field === 'name' ? { ...base, name: next } : { ...base, summary: next }
    const body = { id, name, summary, revision, mainImage: '', headImage: '' }
    const { code, data } = await send(server, 'PUT', 'course/tag/update', { token, body })
    expect([0, stale]).toContain(code)
    if (code === 0) {
      saved.push(next)
      base = { name, summary, revision: z.number().parse(data) }
    }
    // Told that somebody else was quicker, or from time to time: look again.
    else base = await read(id)
  }
  return saved
}

test(`${races} times two people edit one record at once, and nobody's saved field is lost in silence`, async () => {
  let refused = 0
  for (let race = 0; race < races; race += 1) {
    const made = await send(server, 'POST', 'course/tag/create', {
      token,
      body: { name: 'begin', summary: 'begin' },
    })
    const id = z.number().parse(made.data)
    const begin = await read(id)
    const [names, summaries] = await Promise.all([edit(id, 'name', begin), edit(id, 'summary', begin)])
    const end = await read(id)
    expect(end.name).toBe(names.at(-1) ?? 'begin')
    expect(end.summary).toBe(summaries.at(-1) ?? 'begin')
    // Each save that was answered raised the revision by one, so none of them was laid over another.
    expect(end.revision).toBe(1 + names.length + summaries.length)
    refused += 2 * savesOfEach - names.length - summaries.length
  }
  expect(refused).toBeGreaterThan(0)
})

test('of a hundred who move one record at once, one is told that it moved', async () => {
  const rounds = Math.max(3, Math.round(races / 30))
  for (let round = 0; round < rounds; round += 1) {
    const made = await send(server, 'POST', 'course/tag/create', { token, body: { name: 'to review' } })
    const body = { id: z.number().parse(made.data), status: 'reviewed', revision: 1 }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(server, 'PUT', 'course/tag/update-status', { token, body })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === stale)).toHaveLength(99)
  }
})
