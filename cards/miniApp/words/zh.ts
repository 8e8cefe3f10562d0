import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '小程序',
  purpose: '微信、支付宝、抖音小程序或网页应用：扫码打开，或点一下打开。',
  incomplete: '打开它，或告诉我们你用过了',
  platforms: { wechat: '微信', alipay: '支付宝', douyin: '抖音', web: '网页' },
  fields: {
    platform: '平台',
    description: '要做什么',
    qr: '小程序码',
    appId: 'AppID',
    path: '页面路径',
    query: '参数',
    url: '网址',
    fallback: '备用网址',
  },
  edit: {
    qrHint: '从平台后台下载的小程序码图片',
    appIdHint: '填了之后，手机上点一下就能打开',
    noTap: '抖音小程序只能扫码打开',
  },
  problems: {
    noWay: '请上传小程序码或填写 AppID，学员才能打开',
    noUrl: '网址还没填',
    badUrl: '网址要以 http 或 https 开头',
    noPath: '要点一下就打开，微信还需要页面路径',
    badAppId: {
      wechat: '微信 AppID 是 wx 加 16 位字母或数字',
      alipay: '支付宝 AppID 是 16 位数字',
      douyin: '抖音 AppID 以 tt 开头',
    },
  },
  play: {
    open: '在{{platform}}里打开',
    openWeb: '打开',
    newPage: '在新页面打开',
    scan: '用{{platform}}扫一扫',
    steps:
      '打开{{platform}}，点“扫一扫”，对准这个码。就在这台手机上用：先保存图片，再从“扫一扫”的相册里选它。',
    inside: '长按这个码即可打开。',
    fallback: '没有{{platform}}？用网页打开',
    confirm: '我用过了',
    confirmed: '已完成',
  },
} satisfies Translation<typeof en>
