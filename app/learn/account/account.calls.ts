import type { DataOf } from '#kit/contract/endpoint.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import type { sessionEndpoints } from '#features/people/session/session.contract.ts'
import type { fileEndpoints } from '#features/media/file/file.contract.ts'
import type { userEndpoints } from '#features/people/user/user.contract.ts'
import type { accountEndpoints } from '#features/people/user/account.contract.ts'

type Calls = typeof accountEndpoints
type ProfileCalls = typeof profileEndpoints

/** Whose account it is. */
export type Person = DataOf<(typeof sessionEndpoints)['permissionInfo']>['user']

/** Where learners see to their account. */
export const accountPath = '/learn/account'

/** What that page calls, without the contract's zod. */
export const accountCalls = {
  data: lightEndpoint<Calls['data']>({ method: 'GET', path: '/system/user/profile/data', effect: 'read' }),
  close: lightEndpoint<Calls['close']>({
    method: 'PUT',
    path: '/system/user/profile/close',
    effect: 'outside',
  }),
}

/** What it calls about the profile. */
export const profileCalls = {
  change: lightEndpoint<ProfileCalls['change']>({ method: 'PUT', path: '/learn/profile', effect: 'write' }),
  updatePassword: lightEndpoint<ProfileCalls['updatePassword']>({
    method: 'PUT',
    path: '/system/user/profile/update-password',
    effect: 'outside',
  }),
}

/** Takes a learner's picture. */
export const uploadCall = lightEndpoint<(typeof fileEndpoints)['upload']>({
  method: 'POST',
  path: '/infra/file/upload',
  effect: 'outside',
})

/** Who may take over what others use. */
export const staffOptions = lightEndpoint<(typeof userEndpoints)['options']>({
  method: 'GET',
  path: '/system/user/options',
  effect: 'read',
})
