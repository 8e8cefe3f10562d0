import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { userPageEndpoints } from '../user-page.contract.ts'

/** Without the contract's zod, which the learner's small bundle does not carry. */
export const visitCall = lightEndpoint<(typeof userPageEndpoints)['visit']>({
  method: 'GET',
  path: '/learn/creator',
  effect: 'read',
})
