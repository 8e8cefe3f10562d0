import * as z from 'zod/mini'
import { addressMax } from '#kit/richText/address.ts'
import { cardShape, lineOf, media } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const appIdMax = 64
export const pathMax = 300
export const queryMax = 512
export const descriptionMax = 500

export const platforms = ['wechat', 'alipay', 'douyin', 'web'] as const

export const miniAppSchema = cardShape('miniApp', 1, {
  platform: z._default(z.enum(platforms), 'wechat'),
  appId: lineOf(appIdMax),
  /** Of the page inside, `pages/index/index`. */
  path: lineOf(pathMax),
  /** `a=1&b=2`, as the app reads it. */
  query: lineOf(queryMax),
  description: lineOf(descriptionMax),
  /** The platform's own code of the mini-app, to scan. */
  qr: z._default(z.nullable(media), null),
  /** For those who do not have the app; the address itself where the platform is the web. */
  url: lineOf(addressMax),
})
export type MiniAppCard = z.output<typeof miniAppSchema>
export type Platform = MiniAppCard['platform']

const flag = z.optional(z.literal(true))
export const progressSchema = z.strictObject({ viewed: shown, opened: flag, confirmed: flag })
export type MiniAppProgress = z.output<typeof progressSchema>
