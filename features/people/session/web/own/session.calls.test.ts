import { expect, test } from 'vitest'
import { sessionEndpoints } from '../../session.contract.ts'
import { ownSessionCalls } from './session.calls.ts'

test('the page calls own sessions by the addresses of their contract', () => {
  expect(sessionEndpoints).toMatchObject(ownSessionCalls)
})
