import { expect, test } from 'vitest'
import { offersEndpoints } from '#features/learning/offers/offers.contract.ts'
import { offersCalls } from './offers.calls.ts'

test('the catalogue calls every endpoint of the contract by its own address', () => {
  expect(offersEndpoints).toMatchObject(offersCalls)
  expect(Object.keys(offersCalls)).toEqual(Object.keys(offersEndpoints))
})
