import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/endpoint.ts'
import { prefix } from '#kit/envelope.ts'
import { isAllowed, roles } from '#kit/role.ts'
import { contracts } from '../contracts.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

const endpointsOf = (verbs: Endpoints): [string, Endpoint][] => Object.entries(verbs)
const endpoints = Object.entries(contracts).flatMap(([feature, verbs]) =>
  endpointsOf(verbs).map(([verb, endpoint]) => [`${feature}.${verb}`, endpoint] as const),
)

const expired = 403
const forbidden = 1403

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A fresh session each time: some endpoints end the one that calls them. */
async function actor(name: string): Promise<Person | undefined> {
  if (name === 'nobody') return undefined
  return app.person(...roles.filter((role) => role === name))
}

async function codeOf(endpoint: Endpoint, as: Person | undefined): Promise<number> {
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  const sent = { ...(hasBody && { body: {} }), query: { id: 987_654_321 } }
  const response = await app.fetch(endpoint.method, prefix + endpoint.path, sent, as)
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return 0
  const answer: { code: number } = JSON.parse(text)
  return answer.code
}

describe('every endpoint as every actor', () => {
  test.each(endpoints)('%s admits whom its contract names and nobody else', async (_name, endpoint) => {
    for (const name of ['nobody', 'without roles', ...roles]) {
      const person = await actor(name)
      const code = await codeOf(endpoint, person)
      const isAdmitted = isAllowed(endpoint.who, person)
      const refusal = person ? forbidden : expired
      if (isAdmitted)
        expect({ name, code }).not.toEqual({ name, code: name === 'nobody' ? expired : forbidden })
      else expect({ name, code }).toEqual({ name, code: refusal })
      expect(code).not.toBe(500)
    }
  })

  test('an unknown token is answered like none, wherever a session is needed', async () => {
    const stranger: Person = { id: 0, username: '', roles: [], token: 'not-a-token' }
    for (const [name, endpoint] of endpoints)
      if (endpoint.who !== 'anyone')
        expect({ name, code: await codeOf(endpoint, stranger) }).toEqual({ name, code: expired })
  })

  test('another verb, a trailing slash or another case opens no second door', async () => {
    const admin = await app.person('super_admin')
    const path = `${prefix}/course/career/page`
    for (const [method, wrong] of [
      ['GET', path],
      ['DELETE', path],
      ['POST', `${path}/`],
      ['POST', path.replace('career', 'Career')],
    ] as const) {
      const response = await app.fetch(method, wrong, method === 'POST' ? { body: {} } : {}, admin)
      expect(JSON.parse(await response.text())).toMatchObject({ code: 404 })
    }
  })
})
