import { openDatabase } from '#kit/data/server/database.ts'
import { readEnv } from '#kit/ops/server/env.ts'

async function main(): Promise<void> {
  const env = readEnv(process.env)
  // The embedded engine starts for seconds in a thread of its own: meanwhile this one loads the product.
  const [database, { runServer }] = await Promise.all([
    openDatabase({
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      dataDir: env.DATA_DIR,
    }),
    import('./runServer.ts'),
  ])
  await runServer(env, database)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
