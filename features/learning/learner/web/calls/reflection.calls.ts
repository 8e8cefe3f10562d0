import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { reflectionEndpoints } from '#features/learning/attempt/reflection.contract.ts'

type Calls = typeof reflectionEndpoints

/** Without the contract's zod. */
export const reflectionCalls = {
  get: lightEndpoint<Calls['get']>({ method: 'GET', path: '/learn/reflection', effect: 'read' }),
  send: lightEndpoint<Calls['send']>({ method: 'POST', path: '/learn/reflection', effect: 'write' }),
}

/** As the contract says. */
export const maxGraphemes = 500
