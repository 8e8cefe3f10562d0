import { expect, test } from 'vitest'
import { overviewEndpoints } from '../overview.contract.ts'
import { overviewCalls } from './overview.calls.ts'

test('a view screen asks at the addresses of the contract', () => {
  expect(overviewEndpoints).toMatchObject(overviewCalls)
})
