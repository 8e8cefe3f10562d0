import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { orderEndpoints } from '../../order.contract.ts'

/** One's own orders, without the contract's zod. */
export const ownOrderCalls = {
  mine: lightEndpoint<(typeof orderEndpoints)['mine']>({
    method: 'GET',
    path: '/learn/orders',
    effect: 'read',
  }),
}
