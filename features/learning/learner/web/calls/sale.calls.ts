import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { bannerEndpoints } from '#features/sale/banner/banner.contract.ts'
import type { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'

/** What this page asks of codes and banners, without their contracts' zod. */
export const redeemCall = lightEndpoint<(typeof exchangeCodeEndpoints)['redeem']>({
  method: 'POST',
  path: '/learn/redeem',
  effect: 'outside',
})

export const bannerCalls = {
  mine: lightEndpoint<(typeof bannerEndpoints)['mine']>({
    method: 'GET',
    path: '/learn/banners',
    effect: 'read',
  }),
  viewed: lightEndpoint<(typeof bannerEndpoints)['viewed']>({
    method: 'POST',
    path: '/learn/banner-viewed',
    effect: 'write',
  }),
}
