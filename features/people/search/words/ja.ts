import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { search: '検索' },
  title: '検索と操作',
  box: '検索',
  placeholder: 'コンテンツ、画面、操作を検索',
  groups: {
    recent: '最近開いたもの',
    favourites: 'お気に入り',
    screens: '画面',
    commands: '操作',
    help: 'ほかにできること',
  },
  results_other: '{{count}} 件の結果',
  searching: '検索しています…',
  none: '「{{text}}」は見つかりませんでした',
  noneLead:
    '閲覧できる名前、タイトル、ユーザー名、注文番号、引き換えコードを検索します。短い言葉にすると、より多く見つかります。',
  failed: 'コンテンツを検索できませんでした：{{why}}',
  move: '選択',
  open: '開く',
  openTab: '新しいタブで開く',
  close: '閉じる',
  language: '言語：{{name}}',
  theme: { system: 'テーマ：システム', light: 'テーマ：ライト', dark: 'テーマ：ダーク' },
  size: { small: '文字と操作部品：小', medium: '文字と操作部品：中', large: '文字と操作部品：大' },
  shortcuts: 'キーボードショートカット',
  everywhere: 'どの画面でも',
  noShortcuts: 'この画面だけのショートカットはありません。',
} as const satisfies Translation<typeof en>
