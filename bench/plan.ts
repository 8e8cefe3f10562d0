import { openDatabase } from '#kit/data/server/database.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { makeApp } from '#app/server/start.ts'
import { makeServices } from '#app/server/services.ts'
import type { BarePlan } from './bare.ts'
import { recordStatements } from './record.ts'
import { looks, placeholderId, placeholderKey, requestOf, scenarios } from './scenarios.ts'

/** Asks our server each scenario once, in this process, and keeps the statements it sent and the answer it gave. */
export async function makePlan(databaseUrl: string, dataDir: string, token: string): Promise<BarePlan> {
  const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, CAPTCHA: 'off', LOG_LEVEL: 'silent' })
  const database = await openDatabase({ databaseUrl, dataDir })
  const services = await makeServices(env, database, makeLog('silent'))
  const app = await makeApp(services)
  const routes = []
  for (const scenario of [...scenarios, ...looks]) {
    const { method, path, headers, body } = requestOf(scenario, placeholderId, 1, placeholderKey, token)
    let answer = ''
    const statements = await recordStatements(async () => {
      const response = await app.inject({
        method,
        url: path,
        headers,
        ...(body !== undefined && { payload: body }),
      })
      answer = response.body
    })
    if (!answer.startsWith('{"code":0,')) throw new Error(`${scenario.name} was answered ${answer}`)
    routes.push({ scenario: headers['x-scenario'], statements, answer })
  }
  await app.close()
  await database.close()
  return { databaseUrl, connections: 10, routes }
}
