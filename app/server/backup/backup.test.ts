import '#kit/testing/server/bothDatabases.ts'
import { mkdtemp, rm, writeFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openEmbedded } from '#kit/data/server/database.ts'
import type { Database } from '#kit/data/server/database.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { makeFileStore } from '#kit/files/server/makeFileStore.ts'
import { makeJobs } from '#kit/jobs/server/jobs.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { fileTable } from '#features/media/file/server/store/file.table.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { backUp } from './backup.ts'
import type { Place } from './backup.ts'
import { fullName, listSequences, listTables, rowsOf } from './backup.tables.ts'
import { restore } from './restore.ts'
import { makeServices } from '../services.ts'

let folder: string
const opened: Database[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'))
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function placeOf(name: string, database: Database): Promise<Place> {
  opened.push(database)
  const env = readEnv({ DATA_DIR: join(folder, name) })
  return { env, database, files: await makeFileStore(env) }
}

const onDisk = async (name: string) => placeOf(name, await openEmbedded(join(folder, name)))
const forTests = async (name: string) => placeOf(name, await openTestDatabase())

/** Everything that somebody could miss: every row, the next ids, every file. */
async function contentOf({ database, files }: Place) {
  const client = await database.pool.connect()
  await client.query('begin')
  const rows: Record<string, string[]> = {}
  for (const table of await listTables(client)) {
    rows[fullName(table)] = []
    for await (const line of rowsOf(client, table)) rows[fullName(table)]?.push(line)
    rows[fullName(table)]?.sort()
  }
  const sequences = await listSequences(client)
  await client.query('rollback')
  client.release()
  const contents: Record<string, string> = {}
  for await (const { key } of files.list())
    contents[key] = (await buffer(await files.read(key))).toString('base64')
  return { rows, sequences, contents }
}

const later = { name: 'later', payload: z.object({ text: z.string() }), run: async () => {} }

async function fill(place: Place): Promise<void> {
  const { database, files } = place
  const { id } = await makeUser(database.db, {
    nickname: '演示\u2028 "引号" \\ 😀',
    roles: ['teacher', 'auditor'],
  })
  await makeUser(database.db, { roles: null })
  for (let index = 0; index < 450; index += 1)
    await makeTag(
      { database, now: Date.now },
      { name: `标签 ${index}`, creatorId: id, deletedAt: index % 3 ? null : 1 },
    )
  await database.pool.query(
    `insert into operation_log (actor_id, resource, resource_id, action, before, after, at, request_id)
     values ($1, 'tag', 9007199254740993, 'update', '{"price": 0.1, "list": [1, null, "=1+1"]}', 'null', 1, 'x')`,
    [id],
  )
  const log = makeLog('silent')
  const jobs = makeJobs(database, log, [later])
  await jobs.start(await makeServices(place.env, database, log))
  await jobs.send(later, { text: 'after the restore' }, { notBefore: Date.now() + 3_600_000 })
  await jobs.stop()
  await files.put('abc-DEF_1.png', Buffer.from([0, 255, 10, 13, 0]), 'image/png')
  await files.put('empty.webp', Buffer.alloc(0), 'image/webp')
}

describe('a backup', () => {
  test('brings every row, id and file back, from one kind of database to the other and back again', async () => {
    const first = await forTests('first')
    await fill(first)
    const before = await contentOf(first)
    const made = await backUp(first, join(folder, 'first.zip'))
    expect(made).toMatchObject({
      files: 2,
      tables: expect.arrayContaining([expect.objectContaining({ name: 'tag', rows: 450 })]),
    })
    const second = await onDisk('second')
    expect(await restore(second, join(folder, 'first.zip'))).toMatchObject({ missingKey: undefined })
    expect(await contentOf(second)).toEqual(before)
    await backUp(second, join(folder, 'second.zip'))
    const third = await forTests('third')
    await restore(third, join(folder, 'second.zip'))
    expect(await contentOf(third)).toEqual(before)
    expect((await makeTag({ database: third.database, now: Date.now })).id).toBe(451)
  })

  test('is refused where the files lie elsewhere, and says how many are not there', async () => {
    const place = await forTests('elsewhere')
    const keys = ['one.png', 'two.png']
    const about = { name: 'a.png', mime: 'image/png', size: 1, purpose: 'card', status: 'private' } as const
    const stamps = { creatorId: 1, createdAt: 1, updatedAt: 1 }
    await place.database.db.insert(fileTable).values(keys.map((key) => ({ ...about, ...stamps, key })))
    await place.database.db.insert(fileTable).values({ ...about, ...stamps, key: 'gone.png', deletedAt: 1 })
    const path = join(folder, 'elsewhere.zip')
    await expect(backUp(place, path)).rejects.toThrow(`2 files, and none of them is in ${place.env.DATA_DIR}`)
    const lost = join(folder, 'lost.zip')
    expect(await backUp(place, lost, { isWithoutFiles: true })).toMatchObject({ files: 0, missing: 2 })
    await place.files.put('one.png', Buffer.from([1]), 'image/png')
    expect(await backUp(place, path)).toMatchObject({ files: 1, missing: 1 })
    await place.files.put('two.png', Buffer.from([2]), 'image/png')
    expect(await backUp(place, join(folder, 'whole.zip'))).toMatchObject({ files: 2, missing: 0 })
  })

  test('is refused by a database that has rows, and by a file that is there', async () => {
    const filled = await forTests('filled')
    await makeTag({ database: filled.database, now: Date.now })
    await expect(restore(filled, join(folder, 'first.zip'))).rejects.toThrow('is not empty')
    await expect(backUp(filled, join(folder, 'first.zip'))).rejects.toThrow('exists already')
  })

  test('that is damaged or cut off is refused before anything is written', async () => {
    const whole = await readFile(join(folder, 'first.zip'))
    const damaged = Buffer.from(whole)
    damaged[Math.floor(whole.length / 3)] = (damaged[Math.floor(whole.length / 3)] ?? 0) ^ 0xff
    await writeFile(join(folder, 'damaged.zip'), damaged)
    await writeFile(join(folder, 'cut.zip'), whole.subarray(0, whole.length - 100))
    const place = await forTests('unharmed')
    const before = await contentOf(place)
    for (const name of ['damaged.zip', 'cut.zip'])
      await expect(restore(place, join(folder, name))).rejects.toThrow('is not a whole backup')
    expect(await contentOf(place)).toEqual(before)
  })

  test('reports when sealed secrets need another key', async () => {
    const env = readEnv({ DATA_DIR: join(folder, 'other-key'), SECRET_KEY: 'x'.repeat(40) })
    const place = { ...(await forTests('other-key')), env }
    expect(await restore(place, join(folder, 'first.zip'))).toMatchObject({ missingKey: 'SECRET_KEY' })
  })

  test('that was made while the key was changed reports when the old one is missing', async () => {
    const [now, before] = ['n'.repeat(40), 'b'.repeat(40)]
    const made = await forTests('both-keys')
    const withKeys = (place: Place, keys: Readonly<Record<string, string>>): Place => ({
      ...place,
      env: { ...place.env, ...keys },
    })
    const path = join(folder, 'both-keys.zip')
    await backUp(withKeys(made, { SECRET_KEY: now, SECRET_KEY_OLD: before }), path)
    const restored = async (name: string, keys: Readonly<Record<string, string>>) =>
      (await restore(withKeys(await forTests(name), keys), path)).missingKey
    expect(await restored('new-alone', { SECRET_KEY: now })).toBe('SECRET_KEY_OLD')
    expect(await restored('old-alone', { SECRET_KEY: before })).toBe('SECRET_KEY')
    expect(await restored('both', { SECRET_KEY: now, SECRET_KEY_OLD: before })).toBeUndefined()
  })
})
