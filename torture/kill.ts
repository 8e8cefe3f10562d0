import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { z } from 'zod'
import type { RunningServer } from './server.ts'
import { send, signIn, startServer } from './server.ts'

/** How many kills the embedded database takes. */
export const kills = Number(process.env['TORTURE_KILLS'] ?? 25)
/** Each with a data directory of its own, so that a long run shows how far it is. */
const killsInRound = 100

/** What `total` kills are done in: each round's name, as it ends a sentence, and its kills. */
export function roundsOf(total: number): readonly (readonly [string, number])[] {
  const count = Math.ceil(total / killsInRound)
  return Array.from({ length: count }, (_, index) => [
    count === 1 ? '' : `, round ${index + 1} of ${count}`,
    Math.min(killsInRound, total - index * killsInRound),
  ])
}

const writers = 4

/** What a writer was told is saved, and what it asked for without hearing back. */
interface Ledger {
  readonly saved: Map<number, { name: string; revision: number }>
  readonly open: Map<string, { name: string }>
}

const tagSchema = z.object({ name: z.string(), revision: z.number(), status: z.string() })

const content = (name: string) => ({ name, summary: '', mainImage: '', headImage: '' })

async function write(server: RunningServer, token: string, ledger: Ledger): Promise<void> {
  const key = randomUUID()
  const name = `tag ${key.slice(0, 18)}`
  ledger.open.set(key, { name })
  const made = await send(server, 'POST', 'course/tag/create', { token, key, body: content(name) })
  if (made.code !== 0) throw new Error(JSON.stringify(made))
  const id = Number(made.data)
  ledger.open.delete(key)
  ledger.saved.set(id, { name, revision: 1 })
  const changed = `${name}!`
  const body = { id, revision: 1, ...content(changed) }
  const update = await send(server, 'PUT', 'course/tag/update', { token, body })
  if (update.code === 0) ledger.saved.set(id, { name: changed, revision: Number(update.data) })
}

/** Writes until the connection breaks, which is the kill. */
async function keepWriting(server: RunningServer, token: string, ledger: Ledger): Promise<void> {
  for (;;) {
    try {
      await write(server, token, ledger)
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

async function checkSaved(server: RunningServer, token: string, ledger: Ledger): Promise<void> {
  for (const [id, { name, revision }] of ledger.saved) {
    const { data } = await send(server, 'GET', `course/tag/get?id=${id}`, { token })
    const tag = tagSchema.parse(data)
    // A change that was on disk before its answer left may stand already.
    expect([name, `${name}!`]).toContain(tag.name)
    expect(tag.revision).toBeGreaterThanOrEqual(revision)
    expect(tag.status).toBe('pending')
  }
  ledger.saved.clear()
}

/** A retry after the kill, with the key of the lost answer: one effect, however far the first one came. */
async function retryOpen(server: RunningServer, token: string, ledger: Ledger): Promise<void> {
  for (const [key, { name }] of ledger.open) {
    const again = await send(server, 'POST', 'course/tag/create', { token, key, body: content(name) })
    expect(again.code).toBe(0)
    const { data } = await send(server, 'POST', 'course/tag/page', { token, body: { name } })
    expect(data).toMatchObject({ total: 1 })
  }
  ledger.open.clear()
}

/** In milliseconds: long enough for a round on a slow machine with much beside it. */
export const killsTimeout = 7_200_000

/**
 * Kills a server `times` times while clients write to it, and looks after each start for all that was answered.
 * `settings` name the database; without any it is the embedded one.
 */
export async function killAgainAndAgain(
  times: number,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-kill-'))
  const start = () => startServer(dataDir, settings)
  const ledger: Ledger = { saved: new Map(), open: new Map() }
  let answered = 0
  let server = await start()
  try {
    // A session outlives every kill, as does the count of sign-ins, which a minute limits.
    const token = await signIn(server)
    for (let kill = 0; kill < times; kill += 1) {
      const writing = Promise.all(Array.from({ length: writers }, () => keepWriting(server, token, ledger)))
      await wait(150 + Math.random() * 700)
      await server.kill('SIGKILL')
      await writing
      answered += ledger.saved.size
      server = await start()
      await checkSaved(server, token, ledger)
      await retryOpen(server, token, ledger)
    }
  } finally {
    await server.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
  expect(answered).toBeGreaterThan(times)
  console.log(`${times} kills: ${answered} acknowledged writes, none lost`)
}
