import { expect, test } from 'vitest'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { accountCalls, profileCalls, staffOptions, uploadCall } from './account.calls.ts'

test('the page calls the account by the addresses of its contract', () => {
  expect(accountEndpoints).toMatchObject(accountCalls)
  expect(profileEndpoints).toMatchObject(profileCalls)
  expect(fileEndpoints.upload).toMatchObject(uploadCall)
  expect(userEndpoints.options).toMatchObject(staffOptions)
})
