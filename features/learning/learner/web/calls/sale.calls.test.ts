import { expect, test } from 'vitest'
import { publicPageEndpoints } from '#features/learning/public-page/public-page.contract.ts'
import { bannerEndpoints } from '#features/sale/banner/banner.contract.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { bannerCalls, getFreeCall, redeemCall } from './sale.calls.ts'

test('the page calls codes, banners and what is free by the addresses of their contracts', () => {
  expect(exchangeCodeEndpoints.redeem).toMatchObject(redeemCall)
  expect(publicPageEndpoints.getFree).toMatchObject(getFreeCall)
  expect(bannerEndpoints).toMatchObject(bannerCalls)
})
