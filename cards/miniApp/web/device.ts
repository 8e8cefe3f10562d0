import type { Platform } from '../miniApp.schema.ts'

/** What each app writes into the name of its own browser. */
const names: Readonly<Record<Platform, RegExp>> = {
  wechat: /MicroMessenger/i,
  alipay: /AlipayClient/i,
  douyin: /aweme|BytedanceWebview/i,
  web: /^$/,
}

/** Whether this page is shown by the platform's app itself, where its codes open by pressing them. */
export const isInside = (platform: Platform): boolean => names[platform].test(navigator.userAgent)

/** Whether this is a phone, where the platform's app may be. */
export const isPhone = (): boolean => /Android|iPhone|iPad|HarmonyOS|OpenHarmony/i.test(navigator.userAgent)
