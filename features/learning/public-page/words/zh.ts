import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  access: { publicPage: '公开页面' },
  home: '学习',
  language: '语言',
  entry: {
    continueCourse: '继续学习',
    continueActivity: '继续学习',
    start: '开始学习',
    try: '免费试学',
    getFree: '免费领取',
    redeem: '兑换学习',
    notOnSale: '暂未开售',
  },
  haveCode: '我有兑换码',
  notGot: '暂时无法领取，请检查网络后重试。',
  ways: {
    title: '如何获得',
    free: '免费：标有“免费”的内容无需兑换码即可学习。',
    freeWhole: '免费：登录后即可学习。',
    freeProduct: '免费：登录后一键领取，无需兑换码。',
    code: '使用学校或合作方提供的兑换码。',
    order: '由学校为你登记订单。',
  },
  offers: '包含此内容的产品',
  free: '免费',
  courses: '所属课程',
  cards_other: '{{count}} 张卡片',
  minutes_other: '约 {{count}} 分钟',
  teaches: '你将学到',
  scan: '扫码了解更多',
  share: '分享',
  copied: '链接已复制',
  absent: '找不到这个页面',
  absentLead: '内容可能尚未上线、已经关闭，或者链接不完整。',
  toHome: '看看可以学什么',
}
