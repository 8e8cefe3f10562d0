import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Sent } from '#kit/testing/server/sample.ts'
import type { BodyOf, DataOf, Endpoint, QueryOf } from '#kit/contract/endpoint.ts'
import type { Envelope } from '#kit/contract/envelope.ts'
import { prefix } from '#kit/contract/envelope.ts'
import type { Role } from '#kit/contract/role.ts'
import type { Services } from '#kit/call/server/context.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { openTestDatabase, truncateAll } from '#kit/testing/server/testDatabase.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { takeLeave } from '#kit/http/server/serve/serve.closing.ts'
import { makeServices } from './services.ts'
import { listenForFiles } from '#kit/http/server/serve/serve.filesServer.ts'
import { makeApp } from './start.ts'

/** Somebody in a test: an account, its roles and a token that works. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly roles: readonly Role[]
  readonly token: string
}

type CallInput<E> = {
  readonly as?: Person
  readonly headers?: Readonly<Record<string, string>>
} & (BodyOf<E> extends undefined ? unknown : { readonly body: Partial<BodyOf<E>> & object }) &
  (QueryOf<E> extends undefined ? unknown : { readonly query: QueryOf<E> })

/** The whole product on a port of its own, with a real database and real files, for one test file. */
export interface TestApp {
  readonly url: string
  readonly services: Services
  /** A new account with these roles, signed in. */
  person(...roles: Role[]): Promise<Person>
  /** Calls an endpoint and answers its envelope, whatever its code. */
  request<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Envelope<DataOf<E>>>
  /** Calls an endpoint that must succeed and answers its data. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>>
  /** Any request at all, for what a contract would not say. */
  fetch(method: string, path: string, sent: Sent, as?: Person): Promise<Response>
  /** Stops the HTTP server and starts another one over the same data. */
  restart(): Promise<void>
  /** Takes leave as on SIGTERM, without closing: see `takeLeave`. */
  leave(ms: number, hurry: AbortSignal): Promise<void>
  /** Empties every table. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** Holds every answer of every test to its contract. */
function checkData({ data: schema, path, answer }: Endpoint, data: unknown): void {
  if (answer !== 'json' || schema instanceof z.ZodUndefined) return
  const { error } = schema.safeParse(data)
  if (error) throw new Error(`${path} answered what its contract does not say: ${error.message}`)
}

/** Starts the product for a test file; settings as the environment would give them. */
export async function startTestApp(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-test-'))
  const env = readEnv({ DATA_DIR: dataDir, CAPTCHA: 'off', LOG_LEVEL: 'error', PORT: '0', ...settings })
  const database = await openTestDatabase()
  const services = await makeServices(env, database, makeLog(env.LOG_LEVEL))
  let app = await makeApp(services)
  let url = await listen()

  async function listen(): Promise<string> {
    await listenForFiles(app.files, services)
    return app.listen({ port: 0, host: '127.0.0.1' })
  }

  const send = async (
    method: string,
    path: string,
    { body, query, headers }: Sent,
    as?: Person,
  ): Promise<Response> => {
    const search = query
      ? `?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]))}`
      : ''
    return fetch(`${url}${path}${search}`, {
      method,
      headers: {
        'error-msg': 'en',
        ...(body instanceof FormData || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  }

  const call: TestApp['request'] = async (endpoint, input) => {
    const { as, ...sent }: Sent & { as?: Person } = input
    const response = await send(endpoint.method, prefix + endpoint.path, sent, as)
    const envelope = JSON.parse(await response.text())
    if (envelope.code === 0) checkData(endpoint, envelope.data)
    return envelope
  }

  return {
    get url() {
      return url
    },
    services,
    request: call,
    call: async (endpoint, input) => {
      const envelope = await call(endpoint, input)
      if (envelope.code !== 0) throw new Error(`${endpoint.path} answered ${JSON.stringify(envelope)}`)
      return envelope.data
    },
    person: async (...roles) => {
      const user = await makeUser(database.db, { roles: [...roles] })
      return { id: user.id, username: user.username, roles, token: await makeSession(database.db, user.id) }
    },
    fetch: send,
    restart: async () => {
      await app.close()
      app = await makeApp(services)
      url = await listen()
    },
    leave: (ms, hurry) => takeLeave(app, ms, hurry),
    empty: () => truncateAll(database),
    close: async () => {
      await app.close()
      await services.jobs.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
