import { expect, test } from 'vitest'
import { userPageEndpoints } from '../user-page.contract.ts'
import { visitCall } from './visit.calls.ts'

test('a page is visited by the address of the contract', () => {
  expect(userPageEndpoints.visit).toMatchObject(visitCall)
})
