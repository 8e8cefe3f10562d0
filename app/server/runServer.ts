import type { Database } from '#kit/data/server/database.ts'
import { migrate } from '#kit/data/server/migrate.ts'
import { endSilentConnections } from '#kit/data/server/silentConnections.ts'
import { keepSettingsOfSession } from '#kit/data/server/pooled.ts'
import { listenForFiles } from '#kit/http/server/serve/serve.filesServer.ts'
import { collectGarbageAfterStart } from '#kit/ops/server/collectGarbageAfterStart.ts'
import { publicAddress, type Env } from '#kit/ops/server/env.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { startTracing } from '#kit/trace/server/startTracing.ts'
import { traceStatements } from '#kit/trace/server/traceStatements.ts'
import { ofSeveralServers } from './doctor/checkKey.ts'
import { makeFirstAdministrator } from './firstAdministrator.ts'
import { makeServices } from './services.ts'
import { makeApp } from './start.ts'
import { stopOnSignal } from './stop.ts'

/** What an operator reads; everything else is a log line. */
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Brings the database to this version, makes what a first start needs, and serves until a signal stops it. */
export async function runServer(env: Env, database: Database): Promise<void> {
  const log = makeLog(env.LOG_LEVEL)
  for (const { found, advice } of ofSeveralServers(env)) log.warn({ advice }, found)
  await startTracing(env, log)
  traceStatements(database)
  await migrate(database)
  await keepSettingsOfSession(database)
  endSilentConnections(database)
  const services = await makeServices(env, database, log)
  await makeFirstAdministrator(services, ({ username, password }) => {
    if (password)
      print(
        `\n  Your first account: ${username}, password ${password} (shown only now; you will be asked to change it)`,
      )
  })
  if (process.argv.includes('--demo')) {
    const { fillDemo } = await import('../demo.ts')
    await fillDemo(services, print)
  }
  const app = await makeApp(services)
  let jobsStart = Promise.resolve()
  stopOnSignal(app, services, () => jobsStart)
  await listenForFiles(app.files, services)
  await app.listen({ port: env.PORT, host: env.HOST })
  jobsStart = services.jobs.start(services)
  await jobsStart
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  print(`\n  Lectern is at ${publicAddress({ ...env, PORT: port })}`)
  print('')
  collectGarbageAfterStart()
}
