import { expect, test } from 'vitest'
import { secondFactorEndpoints } from '../second-factor.contract.ts'
import { secondFactorCalls } from './secondFactor.calls.ts'

test('the page calls own second factors by the addresses of their contract', () => {
  expect(secondFactorEndpoints).toMatchObject(secondFactorCalls)
})
