import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { openEmbedded } from '#kit/data/server/database.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { loggedActions } from '#features/people/operation-log/operation-log.names.ts'
import { commands } from './commands.ts'
import { servers } from './servers.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-commands-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (name: string, place: string, ...words: string[]) =>
  commands[name]?.(readEnv({ DATA_DIR: join(folder, place) }), words)

/** What the log of an installation that is stopped contains, the oldest first. */
async function entriesOf(place: string) {
  const database = await openEmbedded(join(folder, place))
  try {
    const { rows } = await database.pool.query<{ resource: string; action: string }>(
      'select resource, action, actor_id, request_id, after from operation_log order by id',
    )
    return rows
  } finally {
    await database.close()
  }
}

const loggedResources = servers.flatMap(({ records = [] }: FeatureServer) =>
  records.map(({ resource }) => resource),
)

test('backups, restores and figures counted anew are in the log of the installation', async () => {
  const file = join(folder, 'kept.zip')
  await run('user', 'first', 'create', 'somebody')
  await run('backup', 'first', file)
  await run('figures', 'first')
  await run('restore', 'second', file)
  const by = { actor_id: null, request_id: 'command line' }
  const whole = { ...by, resource: 'installation' }
  const counts = { fileName: 'kept.zip', rows: expect.any(Number), files: 0 }
  const made = { ...by, resource: 'user', action: 'create', after: { username: 'somebody' } }
  const first = await entriesOf('first')
  expect(first).toMatchObject([
    made,
    { ...whole, action: 'backUp', after: counts },
    { ...whole, action: 'recount', after: { rows: 0 } },
  ])
  // The backup was written before it was noted.
  const second = await entriesOf('second')
  expect(second).toMatchObject([
    made,
    { ...whole, action: 'restoreBackup', after: { ...counts, madeAt: expect.any(Number) } },
  ])
  for (const { resource, action } of [...first, ...second]) {
    expect(loggedResources).toContain(resource)
    expect(loggedActions).toContain(action)
  }
}, 240_000)
