import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { publicPageEndpoints } from '#features/learning/public-page/public-page.contract.ts'

type Calls = typeof publicPageEndpoints

/** What this page asks of the public ones, without their contract's zod. */
export const publicPageCalls = {
  course: lightEndpoint<Calls['course']>({ method: 'GET', path: '/learn/course-page', effect: 'read' }),
  activity: lightEndpoint<Calls['activity']>({ method: 'GET', path: '/learn/activity-page', effect: 'read' }),
  getFree: lightEndpoint<Calls['getFree']>({ method: 'POST', path: '/learn/free', effect: 'write' }),
}
