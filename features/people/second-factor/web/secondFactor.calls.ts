import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { secondFactorEndpoints } from '../second-factor.contract.ts'

type Calls = typeof secondFactorEndpoints
const path = '/system/auth/second-factor'

/** One's own second factors, without the contract's zod. */
export const secondFactorCalls = {
  list: lightEndpoint<Calls['list']>({ method: 'GET', path: `${path}/list`, effect: 'read' }),
  beginTotp: lightEndpoint<Calls['beginTotp']>({
    method: 'POST',
    path: `${path}/begin-totp`,
    effect: 'write',
  }),
  confirmTotp: lightEndpoint<Calls['confirmTotp']>({
    method: 'POST',
    path: `${path}/confirm-totp`,
    effect: 'outside',
  }),
  beginPasskey: lightEndpoint<Calls['beginPasskey']>({
    method: 'POST',
    path: `${path}/begin-passkey`,
    effect: 'write',
  }),
  addPasskey: lightEndpoint<Calls['addPasskey']>({
    method: 'POST',
    path: `${path}/add-passkey`,
    effect: 'outside',
  }),
  rename: lightEndpoint<Calls['rename']>({ method: 'PUT', path: `${path}/rename`, effect: 'write' }),
  remove: lightEndpoint<Calls['remove']>({ method: 'DELETE', path: `${path}/remove`, effect: 'write' }),
  renewRecoveryCodes: lightEndpoint<Calls['renewRecoveryCodes']>({
    method: 'POST',
    path: `${path}/renew-recovery-codes`,
    effect: 'outside',
  }),
}
