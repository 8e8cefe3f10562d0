import { expect, test } from 'vitest'
import { confirmationEndpoints } from '#features/people/session/confirmation.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { confirmationCalls, secondStepCalls } from './proof.calls.ts'

test('the page proves who is there by the addresses of their contracts', () => {
  expect(sessionEndpoints).toMatchObject(secondStepCalls)
  expect(confirmationEndpoints).toMatchObject(confirmationCalls)
})
