import { expect, test } from 'vitest'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { accountCalls, staffOptions } from './account.calls.ts'

test('the page calls the account by the addresses of its contract', () => {
  expect(accountEndpoints).toMatchObject(accountCalls)
  expect(userEndpoints.options).toMatchObject(staffOptions)
})
