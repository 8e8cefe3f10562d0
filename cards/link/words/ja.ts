import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'リンク',
  purpose: 'ほかのサイトのページへ案内します。新しいページで開くか、カードの中に表示します。',
  incomplete: '開くと先へ進めます',
  fields: {
    url: 'アドレス',
    urlHint: 'ウェブページ、メール、電話番号',
    how: '開き方',
    label: 'ボタンの文字',
    description: '説明',
  },
  how: { newPage: '新しいページで開く', embedded: 'カードの中に表示' },
  edit: {
    embedHint: '表示を許可していないサイトもあります。スマホの画面に見えるものが、学習者にも見えます。',
  },
  problems: {
    noUrl: 'アドレスがありません',
    badUrl: 'このアドレスは開けません',
    notEncrypted: 'カードの中に表示できるのは https で始まるアドレスだけです',
  },
  play: {
    open: '開く',
    write: 'メールを書く',
    call: '電話をかける',
    newPage: '新しいページで開きます',
    frame: '{{host}} のページ',
    elsewhere: '表示されないときは新しいページで開く',
    opened: '開きました',
  },
} satisfies Translation<typeof en>
