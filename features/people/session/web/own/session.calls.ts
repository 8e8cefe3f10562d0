import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { sessionEndpoints } from '../../session.contract.ts'

type Calls = typeof sessionEndpoints
const path = '/system/auth/sessions'

/** One's own sessions, without the contract's zod. */
export const ownSessionCalls = {
  sessions: lightEndpoint<Calls['sessions']>({ method: 'GET', path, effect: 'read' }),
  revoke: lightEndpoint<Calls['revoke']>({ method: 'DELETE', path, effect: 'write' }),
  revokeOthers: lightEndpoint<Calls['revokeOthers']>({
    method: 'DELETE',
    path: `${path}/others`,
    effect: 'write',
  }),
}
