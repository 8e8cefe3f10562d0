import { isWebAddress } from '#kit/richText/address.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import { isAppId } from './miniApp.launch.ts'
import type { MiniAppCard } from './miniApp.schema.ts'

/** What stops a mini-app from being opened. */
export function miniAppProblems({ platform, appId, path, qr, url }: MiniAppCard): OwnProblem[] {
  const isOddUrl = url !== '' && !isWebAddress(url)
  const odd = isOddUrl ? [{ path: 'url', key: 'problems.badUrl' }] : []
  if (platform === 'web') return url === '' ? [{ path: 'url', key: 'problems.noUrl' }] : odd
  const isOddId = appId !== '' && !isAppId(platform, appId)
  const canBeTapped = appId !== '' && platform !== 'douyin'
  return [
    ...(!qr && !canBeTapped ? [{ path: 'qr', key: 'problems.noWay' }] : []),
    ...(isOddId ? [{ path: 'appId', key: `problems.badAppId.${platform}` }] : []),
    ...(platform === 'wechat' && !qr && appId !== '' && path === ''
      ? [{ path: 'path', key: 'problems.noPath' }]
      : []),
    ...odd,
  ]
}
