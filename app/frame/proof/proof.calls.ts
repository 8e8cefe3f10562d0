import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { confirmationEndpoints } from '#features/people/session/confirmation.contract.ts'
import type { sessionEndpoints } from '#features/people/session/session.contract.ts'

type Session = typeof sessionEndpoints
type Confirmation = typeof confirmationEndpoints

/** The second half of signing in, without the contract's zod. */
export const secondStepCalls = {
  secondFactorPasskey: lightEndpoint<Session['secondFactorPasskey']>({
    method: 'POST',
    path: '/system/auth/second-factor/sign-in-passkey',
    effect: 'write',
  }),
  secondFactor: lightEndpoint<Session['secondFactor']>({
    method: 'POST',
    path: '/system/auth/second-factor/sign-in',
    effect: 'outside',
  }),
}

/** Proving once more that it is they. */
export const confirmationCalls = {
  ways: lightEndpoint<Confirmation['ways']>({
    method: 'GET',
    path: '/system/auth/confirm/ways',
    effect: 'read',
  }),
  passkey: lightEndpoint<Confirmation['passkey']>({
    method: 'POST',
    path: '/system/auth/confirm/passkey',
    effect: 'write',
  }),
  prove: lightEndpoint<Confirmation['prove']>({
    method: 'POST',
    path: '/system/auth/confirm',
    effect: 'outside',
  }),
}
