import { lightEndpoint } from '#kit/web/lightEndpoint.ts'
import type { learnEndpoints } from '../learn.contract.ts'

type Calls = typeof learnEndpoints

/** The contract's endpoints without the contract, which would bring zod into the small bundle. */
export const learnCalls = {
  activities: lightEndpoint<Calls['activities']>({
    method: 'GET',
    path: '/learn/activities',
    effect: 'read',
  }),
  activity: lightEndpoint<Calls['activity']>({ method: 'GET', path: '/learn/activity', effect: 'read' }),
  response: lightEndpoint<Calls['response']>({ method: 'POST', path: '/learn/response', effect: 'write' }),
  progress: lightEndpoint<Calls['progress']>({ method: 'POST', path: '/learn/progress', effect: 'write' }),
  position: lightEndpoint<Calls['position']>({ method: 'POST', path: '/learn/position', effect: 'write' }),
}
