import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { Fault, kitFaults, refuse } from '#kit/contract/fault.ts'
import { beforehand } from '#kit/call/server/beforehand.ts'
import type { Request } from '#kit/call/server/call.ts'
import type { Call, SignedIn } from '#kit/call/server/context.ts'
import { prepare } from '#kit/call/server/perform.ts'
import { startTestApp, type TestApp } from './testing.ts'

let app: TestApp
let visitor: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  const person = await app.person('lx_designer')
  visitor = {
    ...person,
    nickname: '',
    mustChangePassword: false,
    mustSetUpFactor: false,
    confirmedAt: 0,
    sessionId: 0,
    timeZone: 'UTC',
    roles: ['lx_designer'],
  }
})
afterAll(() => app.close())

const address = z.strictObject({ address: z.string() })
const saving = endpoint({
  method: 'POST',
  path: 'course/slow/create',
  who: 'signedIn',
  body: address,
  data: z.number(),
  effect: 'create',
})

test('What is checked beforehand is checked outside the transaction, and its refusal leaves nothing to undo', async () => {
  const seen: string[] = []
  const change = { resource: 'slow', resourceId: 1, action: 'create' }
  const check = async (call: Call & { readonly body: unknown }) => {
    // A change can be recorded inside a transaction alone.
    expect(() => call.record(change)).toThrow('inside a transaction')
    const destination = address.parse(call.body).address
    seen.push(`asked ${destination}`)
    if (destination === 'nowhere') refuse(kitFaults.invalid)
  }
  const perform = prepare(
    app.services,
    saving,
    beforehand(check, async (call: Call & { readonly body: unknown }) => {
      call.record(change)
      seen.push('kept')
      return 7
    }),
  )
  const request: Request = { visitor, language: 'en', requestId: 'r', address: '127.0.0.1', userAgent: '' }
  const send = (where: string) =>
    perform(request, { body: { address: where }, query: {}, upload: undefined, key: undefined })
  expect(await send('here')).toContain('"data":7')
  await expect(send('nowhere')).rejects.toThrow(Fault)
  expect(seen).toEqual(['asked here', 'kept', 'asked nowhere'])
})
