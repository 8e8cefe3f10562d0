import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { userEndpoints } from '#features/people/user/user.contract.ts'
import type { accountEndpoints } from '#features/people/user/account.contract.ts'

type Calls = typeof accountEndpoints

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

/** Who may take over what others use. */
export const staffOptions = lightEndpoint<(typeof userEndpoints)['options']>({
  method: 'GET',
  path: '/system/user/options',
  effect: 'read',
})
