import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  title: 'ヘルプ',
  lead: '「どうすれば…？」に短く答えます。コンソールを使うすべての人のためのガイドです。',
  skip: '本文へ移動',
  language: '言語',
  pages: 'すべてのページ',
  contents: 'このページの内容',
  search: 'ヘルプを検索',
  searchHint: 'どうすれば…',
  find: '検索',
  results: '「{{query}}」の検索結果',
  nothing: '見つかりませんでした。',
  nothingLead: '「引き換えコード」や「公開」など、ひとつの言葉で試すか、一覧からページを選んでください。',
  absent: 'ページがありません',
  absentLead: 'このアドレスのページはヘルプにありません。検索するか、ページの一覧から探してください。',
  toConsole: 'コンソールへ',
  previous: '前へ',
  next: '次へ',
  changes: 'すべての変更',
  changesLead: '変更履歴をバージョンごとに表示します。原文は英語です。',
  unreleased: '前のバージョン以降',
  version: 'バージョン {{version}}',
  groups: {
    begin: 'はじめに',
    make: 'コンテンツを作る',
    sell: '配布と販売',
    follow: '学習者を見守る',
    run: 'プラットフォームの運営',
    news: 'お知らせ',
  },
} satisfies Translation<typeof en>
