import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'テキスト',
  purpose: '読むためのページです。見出し、リスト、囲み、表、コード、数式、リンクが使えます。',
  fields: {
    body: '本文',
    layout: 'レイアウト',
    layoutHint: '見出しごとに、開いて読む部分になります',
    readAloud: '読み上げを付ける',
    readAloudHint: '学習者の端末の音声で読み上げます',
  },
  layouts: { page: '1 ページ', accordion: 'アコーディオン', tabs: 'タブ' },
  problems: {
    empty: '本文がまだありません',
    noPanels: '見出しがありません。見出しごとに一つの部分になります',
  },
  play: { listen: '聞く', stop: '止める' },
} satisfies Translation<typeof en>
