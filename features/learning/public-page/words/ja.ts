import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja: Translation<typeof en> = {
  access: { publicPage: '公開ページ' },
  home: '学習',
  language: '言語',
  entry: {
    continueCourse: '続きから学ぶ',
    continueActivity: '続きから学ぶ',
    start: '学習を始める',
    try: '無料で試す',
    getFree: '無料で受け取る',
    redeem: 'コードを引き換える',
    notOnSale: '現在は販売していません',
  },
  haveCode: 'コードを持っています',
  notGot: 'いまは受け取れませんでした。接続を確認して、もう一度お試しください。',
  ways: {
    title: '入手方法',
    free: '無料：「無料」の表示があるものは、コードなしで始められます。',
    freeWhole: '無料：ログインすればどなたでも始められます。',
    freeProduct: '無料：ログインすればワンクリックで受け取れます。コードは不要です。',
    code: '学校や提携先から受け取った引き換えコードを使います。',
    order: '学校が注文を登録します。',
  },
  offers: 'これを含む商品',
  free: '無料',
  courses: 'これを含むコース',
  cards_other: 'カード {{count}} 枚',
  minutes_other: '約 {{count}} 分',
  teaches: '学べること',
  scan: 'スキャンして詳しく見る',
  share: '共有',
  copied: 'リンクをコピーしました',
  absent: 'ページが見つかりません',
  absentLead: 'まだ公開されていないか、終了したか、リンクが不完全な可能性があります。',
  toHome: '学べるものを見る',
}
