import { isWebAddress } from '#kit/richText/address.ts'
import type { MiniAppCard, Platform } from './miniApp.schema.ts'

/** How each platform writes the id of a mini-app. */
const appIds: Readonly<Record<Platform, RegExp>> = {
  wechat: /^wx[\da-f]{16}$/i,
  alipay: /^\d{16}$/,
  douyin: /^tt[\da-z]{8,30}$/i,
  web: /^$/,
}

export const isAppId = (platform: Platform, appId: string): boolean => appIds[platform].test(appId)

/**
 * The address that opens the mini-app on a phone which has its platform; undefined where there is none. WeChat needs the
 * page, and the app's owner must have allowed it to be opened by plain address; Douyin gives such addresses out one by one.
 */
export function launchAddress({ platform, appId, path, query, url }: MiniAppCard): string | undefined {
  if (platform === 'web') return isWebAddress(url) ? withQuery(url, query) : undefined
  if (!isAppId(platform, appId)) return undefined
  const page = path.replace(/^\/+/, '')
  if (platform === 'wechat' && page !== '')
    return joined('weixin://dl/business/', { appid: appId, path: page, query })
  if (platform === 'alipay')
    return joined('alipays://platformapi/startapp', {
      appId,
      page: page === '' || query === '' ? page : `${page}?${query}`,
    })
  return undefined
}

function joined(start: string, values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== '')
  return `${start}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

function withQuery(url: string, query: string): string {
  const added = query.replace(/^[?&]+/, '')
  if (added === '') return url
  const [address = '', hash] = url.split('#', 2)
  const sign = address.includes('?') ? '&' : '?'
  return `${address}${sign}${added}${hash === undefined ? '' : `#${hash}`}`
}
