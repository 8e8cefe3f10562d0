import { holdFiles } from '#features/file/server/holdFiles.ts'
import { showFiles } from '#features/file/server/showFiles.ts'
import type { Services } from '#kit/server/context.ts'
import type { Database } from '#kit/server/database.ts'
import type { Env } from '#kit/server/env.ts'
import { makeFileStore } from '#kit/server/fileStore.ts'
import { makeJobs } from '#kit/server/jobs.ts'
import type { Log } from '#kit/server/log.ts'
import { makeSpeakers } from '#kit/server/phrases.ts'
import { readSecretKey } from '#kit/server/secretKey.ts'
import { words } from '../words/all.ts'
import { connectEvents } from './events.ts'
import { jobs } from './jobs.ts'

/** Puts together what the process holds once. The caller opened the database and closes it. */
export async function makeServices(env: Env, database: Database, log: Log): Promise<Services> {
  return {
    env,
    database,
    log,
    events: connectEvents(),
    files: makeFileStore(env),
    jobs: makeJobs(database, log, jobs),
    secretKey: await readSecretKey(env),
    holdFiles,
    showFiles,
    sayIn: makeSpeakers(words),
    now: Date.now,
  }
}
