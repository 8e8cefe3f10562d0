import { expect, test } from 'vitest'
import { bannerEndpoints } from '#features/sale/banner/banner.contract.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { bannerCalls, redeemCall } from './sale.calls.ts'

test('the page calls codes and banners by the addresses of their contracts', () => {
  expect(exchangeCodeEndpoints.redeem).toMatchObject(redeemCall)
  expect(bannerEndpoints).toMatchObject(bannerCalls)
})
