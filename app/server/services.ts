import type { Services } from '#kit/call/server/context.ts'
import type { Database } from '#kit/data/server/database.ts'
import { makeSignals } from '#kit/data/server/signals.ts'
import { bindSqlPorts } from '#kit/data/server/sqlPort.ts'
import type { Env } from '#kit/ops/server/env.ts'
import { Events } from '#kit/call/server/events.ts'
import { findUses } from '#kit/resource/server/crud.uses.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { makeFileStore } from '#kit/files/server/makeFileStore.ts'
import { makeJobs } from '#kit/jobs/server/jobs.ts'
import type { Log } from '#kit/ops/server/log.ts'
import { bindPorts } from '#kit/call/server/ports.ts'
import { makeTranslators } from '#kit/i18n/server/phrases.ts'
import { makeRecordNames } from '#kit/resource/server/recordNames.ts'
import { readSecretKey } from '#kit/secret/server/secretKey.ts'
import { makeAiService } from '#features/ai/ai-usage/server/aiService.ts'
import { registerFileUses } from '#features/media/file/server/registerFileUses.ts'
import { showFiles } from '#features/media/file/server/showFiles.ts'
import { reserveSpace, takeFiles } from '#features/media/file/server/takeFiles.ts'
import { sensitiveWords } from '#features/ai/sensitive-word/server/sensitiveWords.ts'
import { words } from '../words/all.ts'
import { jobs } from './jobs.ts'
import { servers } from './servers.ts'
import { offlinePlayer } from './offlinePlayer.ts'

const uses = servers.flatMap(({ uses: own = [] }: FeatureServer) => own)

/** Puts together what the process holds once. The caller opened the database and closes it. */
export async function makeServices(env: Env, database: Database, log: Log): Promise<Services> {
  bindSqlPorts(servers.flatMap(({ providesSql = [] }: FeatureServer) => providesSql))
  const secretKey = await readSecretKey(env)
  const now = () => services.now()
  const services: Services = {
    env,
    // The clock is whatever the services have by then: tests set it.
    ai: makeAiService({ env, database, log, secretKey, now }),
    sensitive: sensitiveWords(),
    database,
    signals: makeSignals(database),
    log,
    events: new Events(servers.flatMap(({ subscriptions = [] }: FeatureServer) => subscriptions)),
    files: await makeFileStore(env),
    jobs: makeJobs(database, log, jobs),
    records: makeRecordNames(
      servers.flatMap(({ records = [] }: FeatureServer) => records),
      servers.flatMap(({ parts = [] }: FeatureServer) => parts),
    ),
    callPort: bindPorts(servers.flatMap(({ provides = [] }: FeatureServer) => provides)),
    findUses: (call, of, id) => findUses(call, uses, of, id),
    secretKey,
    registerFileUses,
    showFiles,
    takeFiles,
    reserveSpace,
    offlinePlayer,
    translatorFor: makeTranslators(words),
    now: Date.now,
  }
  return services
}
