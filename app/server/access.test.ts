import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { isAllowed, roles } from '#kit/contract/role.ts'
import { contracts, rawCalls } from '../contracts.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

const endpointsOf = (verbs: Endpoints): [string, Endpoint][] => Object.entries(verbs)
const endpoints = Object.entries(contracts).flatMap(([feature, verbs]) =>
  endpointsOf(verbs).map(([verb, endpoint]) => [`${feature}.${verb}`, endpoint] as const),
)

const expired = 403
const forbidden = 1403
const stranger: Person = { id: 0, username: '', roles: [], token: 'not-a-token' }

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function actor(name: string): Promise<Person | undefined> {
  if (name === 'nobody') return undefined
  return name === 'stranger' ? stranger : app.person(...roles.filter((role) => role === name))
}

async function codeOf({ method, path }: Endpoint, as: Person | undefined): Promise<number> {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const sent = { ...(hasBody && { body: {} }), query: { id: 987_654_321 } }
  const response = await app.fetch(method, prefix + path, sent, as)
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return 0
  const answer: { code: number } = JSON.parse(text)
  return answer.code
}

// What everybody with a session is answered is the affair of ownership.test.ts.
describe('whoever is not signed in', () => {
  test.each(endpoints)('is told so by %s, unless it is for anyone', async (_name, endpoint) => {
    for (const as of [undefined, stranger])
      expect((await codeOf(endpoint, as)) === expired).toBe(endpoint.who !== 'anyone')
  })

  test.each(rawCalls)('is refused by $method $path too, and so is no role', async ({ method, path, who }) => {
    for (const name of ['nobody', 'stranger', 'without roles', ...roles]) {
      const person = await actor(name)
      const headers = { 'tus-resumable': '1.0.0' }
      const address = (prefix + path).replace(':id', 'A'.repeat(24))
      const response = await app.fetch(method, address, { headers }, person)
      await response.text()
      const isAdmitted = name !== 'stranger' && isAllowed(who, person)
      expect({ name, isRefused: response.status === 403 }).toEqual({ name, isRefused: !isAdmitted })
      expect(response.status).toBeLessThan(500)
    }
  })
})

describe('an account under review', () => {
  const open = ['session.logout', 'session.permissionInfo']

  test.each(endpoints.filter(([, { who }]) => who !== 'anyone'))(
    'may ask for its permission info and sign out; %s',
    async (name, endpoint) => {
      const code = await codeOf(endpoint, await app.person())
      expect(code === forbidden).toBe(!open.includes(name))
    },
  )

  test.each(rawCalls)('uploads nothing: $method $path', async ({ method, path }) => {
    const headers = { 'tus-resumable': '1.0.0' }
    const address = (prefix + path).replace(':id', 'A'.repeat(24))
    const response = await app.fetch(method, address, { headers }, await app.person())
    expect(response.status).toBe(403)
  })
})

test('another verb, a trailing slash or another case bypasses no check', async () => {
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
