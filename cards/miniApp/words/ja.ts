import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'ミニアプリ',
  purpose: 'WeChat・Alipay・Douyin のミニアプリやウェブアプリへ、スキャンまたはタップで案内します。',
  incomplete: '開くか、使ったことを知らせてください',
  platforms: { wechat: 'WeChat', alipay: 'Alipay', douyin: 'Douyin', web: 'ウェブ' },
  fields: {
    platform: 'プラットフォーム',
    description: 'そこですること',
    qr: 'スキャン用コード',
    appId: 'アプリ ID',
    path: 'ページ',
    query: 'パラメーター',
    url: 'アドレス',
    fallback: 'アプリがない人向けのアドレス',
  },
  edit: {
    qrHint: 'プラットフォームが発行したコードの画像',
    appIdHint: '入力すると、スマホではタップで開けます',
    noTap: 'Douyin のミニアプリはコードからのみ開けます',
  },
  problems: {
    noWay: 'コードの画像かアプリ ID を入れてください',
    noUrl: 'アドレスがありません',
    badUrl: 'アドレスは http か https で始めてください',
    noPath: 'タップで開くには、WeChat のページ指定が必要です',
    badAppId: {
      wechat: 'WeChat のアプリ ID は wx と 16 桁の英数字です',
      alipay: 'Alipay のアプリ ID は 16 桁の数字です',
      douyin: 'Douyin のアプリ ID は tt で始まります',
    },
  },
  play: {
    open: '{{platform}} で開く',
    openWeb: '開く',
    newPage: '新しいページで開きます',
    scan: '{{platform}} でスキャン',
    steps:
      '{{platform}} の「スキャン」でこのコードを読み取ります。このスマホで使うときは、画像を保存してから「スキャン」で選びます。',
    inside: 'コードを長押しすると開きます。',
    fallback: '{{platform}} がないときはウェブページで開く',
    confirm: '使いました',
    confirmed: '完了',
  },
} satisfies Translation<typeof en>
