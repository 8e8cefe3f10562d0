import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'AI の応答',
  purpose: 'これまでの答えをもとに、AI が一人ひとりに文章を書きます。',
  incomplete: '回答を作成しています。',
  fields: {
    intro: '前置き',
    prompt: 'AI への指示',
    promptHint: '学習者には見えません',
    output: '形式',
    length: '長さ',
    regenerations: '作り直せる回数',
    fallback: 'AI が答えられないとき',
    fallbackHint: '代わりにこの文章を表示します',
  },
  outputs: { text: '文章', table: '表', image: '画像' },
  lengths: { short: '短め', medium: '標準', long: '長め' },
  edit: {
    insert: '学習者の答えを差し込む',
    noCards: '前にカードがありません',
    imageLater: '画像はまだ作成できません。学習者には代わりの文章が表示されます。',
    advanced: 'その他',
  },
  problems: {
    noPrompt: 'AI への指示がまだありません',
    otherReads: '指示の中のカードが記録と違います。一文字変えると直ります',
    noFallback: 'AI が答えられないときの文章がありません',
  },
  play: {
    kicker: 'あなたへ',
    writing: '書いています…',
    written: '回答ができました',
    again: '別の回答',
    left_other: 'あと {{count}} 回',
    retry: 'もう一度試す',
    madeByAi: 'AI が作成しました。誤りを含むことがあります。',
  },
} satisfies Translation<typeof en>
