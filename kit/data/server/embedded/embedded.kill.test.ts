import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDataDir, startChild } from '#kit/testing/server/childProcess.ts'
import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { openEmbedded } from '../database.ts'

const kills = Number(process.env['TORTURE_KILLS'] ?? 25)
const firstStartKills = Math.max(6, Math.round(kills / 4))

let place: ReturnType<typeof freshDataDir>
beforeEach(() => {
  place = freshDataDir()
})
afterEach(() => place.remove())

async function readRows(): Promise<{ id: number; half: number }[]> {
  const database = await openEmbedded(place.dataDir)
  const { rows } = await database.pool.query<{ id: number; half: number }>(
    'select id, half from kept order by id',
  )
  await database.close()
  return rows
}

test.skipIf(isPostgres)(
  `every acknowledged row survives ${kills} kills, and no half of one is seen`,
  async () => {
    const acknowledged: number[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const writer = startChild('write', place.dataDir)
      await writer.waitForLines(2)
      await wait(Math.random() * 300)
      await writer.kill()
      expect(writer.lines[0]).toBe('open')
      acknowledged.push(...writer.lines.slice(1).map(Number))
    }
    const rows = await readRows()
    const found = new Set(rows.map((row) => row.id))
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
    expect(rows.filter((row) => row.half !== 2)).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(kills)
  },
  14_400_000,
)

test.skipIf(isPostgres)(
  'a first start that is killed at any moment does not spoil the next one',
  async () => {
    for (let kill = 0; kill < firstStartKills; kill += 1) {
      const child = startChild('write', place.dataDir)
      await Promise.race([child.waitForLines(1), wait(100 + (kill * 3500) / firstStartKills)])
      await child.kill()
      const isOpened = child.lines[0] === 'open'
      expect(child.lines.length === 0 || isOpened).toBe(true)
      if (isOpened) place.remove()
    }
    const last = startChild('write', place.dataDir)
    await last.waitForLines(3)
    await last.kill()
    expect((await readRows()).length).toBeGreaterThanOrEqual(2)
  },
  14_400_000,
)

test.skipIf(isPostgres)(
  'a process whose engine is lost ends with a sentence and keeps what it answered',
  async () => {
    const child = startChild('lose', place.dataDir)
    await child.ended
    expect(child.lines[0]).toBe('open')
    expect(child.complaint()).toContain('The embedded database stopped:')
    expect(await readRows()).toEqual([{ id: 1, half: 2 }])
  },
)
