import { test } from 'vitest'
import { startPostgres } from '../tools/postgres.ts'
import { killAgainAndAgain, kills, killsTimeout, roundsOf } from './kill.ts'

/** PostgreSQL outlives the server, so that fewer kills say as much. */
const total = Math.ceil(kills / 5)

test.for(roundsOf(total))(
  'nothing that was answered is lost when the server on postgres is killed while clients write%s: %i kills',
  { timeout: killsTimeout },
  async ([, times], { skip }) => {
    const cluster = await startPostgres({ isNeeded: process.env['CI'] !== undefined })
    if (!cluster) return skip()
    try {
      await killAgainAndAgain(times, { DATABASE_URL: cluster.url })
    } finally {
      await cluster.stop()
    }
  },
)
