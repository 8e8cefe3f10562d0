import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killAgainAndAgain, kills, killsTimeout, roundsOf } from './kill.ts'
import { startServer } from './server.ts'

test.for(roundsOf(kills))(
  'nothing that was answered is lost when the server on embedded is killed while clients write%s: %i kills',
  { timeout: killsTimeout },
  ([, times]) => killAgainAndAgain(times, {}),
)

// How soon it ends is measured by the bench: two seconds on a machine at rest.
test('a second process on the same data directory is refused with a sentence that names the first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-lock-'))
  const server = await startServer(dataDir)
  const refused: unknown = await startServer(dataDir).catch((error: unknown) => error)
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  expect(String(refused)).toContain(String(server.process.pid))
}, 120_000)
