import { expect, test } from 'vitest'
import { orderEndpoints } from '../../order.contract.ts'
import { ownOrderCalls } from './ownOrder.calls.ts'

test('the page calls own orders by the address of their contract', () => {
  expect(orderEndpoints).toMatchObject(ownOrderCalls)
})
