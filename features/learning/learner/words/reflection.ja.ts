import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './reflection.en.ts'

export const ja = {
  title: '振り返り',
  lead: '今はどのくらいできますか。自己評価は能力の得点の 5 分の 1 になります。',
  rating: '5 段階中 {{number}}',
  low: 'まだできない',
  high: 'とてもよくできる',
  text: '役に立ったこと、まだ難しいこと',
  left_other: 'あと {{count}} 文字',
  send: '保存',
  sending: '保存しています',
  sent: '保存しました。いつでも変更できます。',
} satisfies Translation<typeof en>
