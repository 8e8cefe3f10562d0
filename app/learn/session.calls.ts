import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { sessionEndpoints } from '#features/people/session/session.contract.ts'

type Calls = typeof sessionEndpoints

/** What this page calls about the session, without the contract's zod. */
export const sessionCalls = {
  permissionInfo: lightEndpoint<Calls['permissionInfo']>({
    method: 'GET',
    path: '/system/auth/get-permission-info',
    effect: 'read',
  }),
  logout: lightEndpoint<Calls['logout']>({ method: 'POST', path: '/system/auth/logout', effect: 'write' }),
}
