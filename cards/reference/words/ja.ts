import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '参考資料',
  purpose: '本・論文・ウェブページ・アクティビティを、文献リストとして紹介します。',
  kinds: { book: '本', paper: '論文', link: 'ウェブページ', activity: 'アクティビティ' },
  fields: {
    intro: 'すすめる理由',
    entries: '資料',
    kind: '資料 {{number}} の種類',
    title: 'タイトル',
    author: '著者',
    year: '年',
    page: 'ページ',
    url: 'アドレス',
    quote: '引用',
    activityId: 'アクティビティ番号',
  },
  sources: { book: '出版社', paper: '掲載誌', link: 'サイト名', activity: '出典' },
  edit: {
    add: '資料',
    addQuote: '引用',
    remove: '資料 {{number}} を削除',
    drag: '資料 {{number}} を移動：ドラッグ、または Alt と矢印キー',
    entry: '資料 {{number}}',
  },
  problems: {
    noEntry: '資料がまだありません',
    noTitle: '資料 {{number}} にタイトルがありません',
    noUrl: '資料 {{number}} にアドレスがありません',
    badUrl: '資料 {{number}} のアドレスは http か https で始めてください',
    noActivity: '資料 {{number}} のアクティビティが決まっていません',
  },
  play: {
    open: '開く',
    openTitled: '「{{title}}」を新しいページで開く',
    copy: '引用をコピー',
    copyTitled: '「{{title}}」の引用をコピー',
    copied: 'コピーしました',
    pages: '{{page}} ページ',
  },
} satisfies Translation<typeof en>
