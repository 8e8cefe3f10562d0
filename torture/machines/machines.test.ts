import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hasBalancer } from '#kit/testing/server/balancer.ts'
import { hasPooler } from '#kit/testing/server/pooler.ts'
import type { LineState } from '#kit/testing/server/line.ts'
import { send, signIn } from '../server.ts'
import { Load } from './load.ts'
import { servers, startWorld, type World } from './world.ts'

/** How often each thing is done to the machines. */
const times = Number(process.env['TORTURE_MACHINES'] ?? 1)
/** So long each state of them lasts, in ms, while people go on writing. */
const lastsMs = Number(process.env['TORTURE_MACHINES_MS'] ?? 800)
const writers = 6
/** The servers are alike: a little of it is done to lines of one of them. */
const few = /^(server 1 - (pooler|standby)|pooler - primary)$/

const record = z.object({ id: z.number(), name: z.string() })
type Found = z.output<typeof record>
const page = z.object({ list: z.array(record), next: z.string().nullable() })
/** A change adds a mark to the name with which a record was made. */
const firstNameOf = (name: string): string => name.replace(/!$/, '')

const isThere = hasBalancer() && hasPooler()
test('HAProxy and PgBouncer are there', ({ skip }) => {
  if (!isThere && process.env['CI'] === undefined) skip()
  expect(isThere).toBe(true)
})

describe.skipIf(!isThere)('three servers behind a balancer', () => {
  let world: World
  let load: Load
  let token: string

  beforeAll(async () => {
    world = await startWorld()
    token = await signIn(world)
    load = new Load(world.url, token, writers)
  }, 300_000)
  afterAll(async () => {
    await load.end()
    await world.stop()
  }, 120_000)

  /** Does something to the installation while people write, undoes it, and waits until they all go on. */
  async function suffer(hurt: () => Promise<void>, heal: () => Promise<void>): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await load.more(writers)
      await hurt()
      await wait(lastsMs)
      await heal()
      // Whoever was in the middle of something is through with it, and with another one.
      await load.more(2 * writers)
      expect(load.wrongs).toEqual([])
    }
  }

  /** All that there is, page by page. */
  async function everyRecord(): Promise<Found[]> {
    const records: Found[] = []
    let after: string | null = null
    do {
      const body = { pageSize: 100, withTotal: false, ...(after !== null && { after }) }
      const answer = await send(world, 'POST', 'course/tag/page', { token, body })
      const { list, next }: z.output<typeof page> = page.parse(answer.data)
      records.push(...list)
      after = next
    } while (after !== null)
    return records
  }

  test('all of them start on one empty database at once, and people write', async () => {
    await load.more(4 * writers)
    expect(load.wrongs).toEqual([])
  })

  // They are alike: where little is done, it is done to one of them.
  test.for(Array.from({ length: times > 1 ? servers : 1 }, (_, index) => index))(
    'server %i is killed, and comes back',
    (index) =>
      suffer(
        async () => world.machines[index]?.crash(),
        async () => world.machines[index]?.start(),
      ),
  )

  test('all servers but one are killed, and come back', () => {
    const others = () => world.machines.slice(1)
    return suffer(
      async () => void (await Promise.all(others().map((machine) => machine.crash()))),
      async () => void (await Promise.all(others().map((machine) => machine.start()))),
    )
  })

  test('a server freezes, and wakes', () =>
    suffer(
      async () => world.machines[0]?.freeze(true),
      async () => world.machines[0]?.freeze(false),
    ))

  test('the pooler is killed, and comes back', () =>
    suffer(
      () => world.pooler.crash(),
      () => world.pooler.start(),
    ))

  test('the standby is killed, and comes back', () =>
    suffer(
      () => world.standby.crash(),
      () => world.standby.start(),
    ))

  test('the database fails in the middle of its work, and comes back', () =>
    suffer(
      () => world.primary.crash(),
      () => world.primary.start(),
    ))

  test('the disk of the database is full, and has room again', ({ skip }) => {
    if (!world.disk.isMounted) skip()
    return suffer(
      async () => world.disk.fill(0),
      async () => {
        world.disk.clear()
        await world.primary.start()
      },
    )
  })

  const chosen = () => [...world.lines].filter(([name]) => times > 1 || few.test(name))

  const states: readonly LineState[] = ['slow', 'silent', 'cut']
  test.for(states)('each line between two machines is %s for a while, one after the other', async (state) => {
    for (const [, line] of chosen())
      await suffer(
        async () => line.set(state),
        async () => line.set('well'),
      )
  })

  test('nobody was signed out, and all that was acknowledged is there once', async () => {
    await load.end()
    expect(load.wrongs).toEqual([])
    // One that was made twice stands beside it by the name that it had before its change.
    const found = Map.groupBy(await everyRecord(), ({ name }) => firstNameOf(name))
    const isOnce = ({ id, name }: Found) => {
      const [one, ...others] = found.get(firstNameOf(name)) ?? []
      return one?.id === id && one.name === name && others.length === 0
    }
    expect(load.written.filter((each) => !isOnce(each))).toEqual([])
    console.log(
      `${load.written.length} records written; failed for a while: ${JSON.stringify([...load.failures])}`,
    )
  })
})
