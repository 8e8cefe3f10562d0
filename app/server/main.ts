import { endSilentConnections, openDatabase } from '#kit/data/server/database.ts'
import { listenForFiles } from '#kit/http/server/serve/serve.filesServer.ts'
import { publicAddress, readEnv } from '#kit/ops/server/env.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { migrate } from '#kit/data/server/migrate.ts'
import { collectGarbageAfterStart } from '#kit/ops/server/collectGarbageAfterStart.ts'
import { makeFirstAdministrator } from './firstAdministrator.ts'
import { makeServices } from './services.ts'
import { makeApp } from './start.ts'
import { stopOnSignal } from './stop.ts'

/** What an operator reads; everything else is a log line. */
const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = makeLog(env.LOG_LEVEL)
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  await migrate(database)
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
  stopOnSignal(app, services)
  await listenForFiles(app.files, services)
  await app.listen({ port: env.PORT, host: env.HOST })
  await services.jobs.start(services)
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  print(`\n  Lectern is at ${publicAddress({ ...env, PORT: port })}`)
  print('')
  collectGarbageAfterStart()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
