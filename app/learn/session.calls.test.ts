import { expect, test } from 'vitest'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { sessionCalls } from './session.calls.ts'

test('the page calls the session by the addresses of its contract', () => {
  expect(sessionEndpoints).toMatchObject(sessionCalls)
})
