import { existsSync } from 'node:fs'
import type { Env } from '#kit/ops/server/env.ts'
import { connectToRunning } from '#kit/data/server/database.ts'
import { databaseFolder } from '#kit/data/server/embedded/embedded.place.ts'
import { readSchemaState } from '#kit/data/server/schemaState.ts'
import { schemaFinding } from './checkDatabase.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const { ok, warning, fault } = findingsOf('database')
const reachMs = 10_000

/** The embedded database: that of the running server, or the one in DATA_DIR that nobody has. It makes none. */
export async function checkEmbedded({ DATA_DIR, S3_ENDPOINT }: Env): Promise<readonly Finding[]> {
  if (!existsSync(databaseFolder(DATA_DIR))) return [ok('an embedded one will be made at the first start')]
  try {
    const database = await connectToRunning(DATA_DIR)
    try {
      const state = await readSchemaState(database.pool, reachMs)
      return [ok('the embedded one answers'), ...alone(S3_ENDPOINT), schemaFinding(state)]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [
      fault(
        `the embedded one does not open (${codeOf(error)})`,
        'Read the log of the server; restore the last backup if it is damaged.',
      ),
    ]
  }
}

const alone = (store: string | undefined): readonly Finding[] =>
  store === undefined
    ? []
    : [
        warning(
          'files lie in S3 and rows in DATA_DIR',
          'A store for several servers needs DATABASE_URL beside it.',
        ),
      ]
