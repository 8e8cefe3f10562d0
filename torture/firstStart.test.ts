import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killStart, send, signIn, startServer } from './server.ts'

const starts = Number(process.env['TORTURE_STARTS'] ?? 6)
/** A first start is done within this, and killed at moments spread over it. */
const firstMs = 3000

test(`${starts} first starts that are killed on the way do not spoil the next one`, async () => {
  for (let start = 0; start < starts; start += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'lectern-first-'))
    const first = ((start + Math.random()) / starts) * firstMs
    await killStart(dataDir, first)
    // Twice on one folder: what the first left half done meets a second kill.
    await killStart(dataDir, Math.random() * firstMs)
    const server = await startServer(dataDir)
    const token = await signIn(server)
    const made = await send(server, 'POST', 'course/tag/create', { token, body: { name: 'it works' } })
    const people = await send(server, 'POST', 'system/user/page', { token, body: {} })
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
    expect({ first, made, people }).toMatchObject({ made: { code: 0 }, people: { data: { total: 1 } } })
  }
})
