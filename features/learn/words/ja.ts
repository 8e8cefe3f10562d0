import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  title: '学習',
  hello: '{{name}}さん、こんにちは',
  lead: '数分あれば、新しいことをひとつ学べます。',
  begun: '続きから学ぶ',
  all: '見つける',
  learned: '学び終えたもの',
  more: 'もっと見る',
  empty: 'まだ何もありません',
  emptyLead: 'アクティビティが公開されると、ここに表示されます。',
  loading: '読み込み中',
  retry: 'もう一度試す',
  toList: 'すべてのアクティビティを見る',
  card: {
    minutes_other: '約 {{count}} 分',
    count_other: 'カード {{count}} 枚',
    seen: '{{total}} 枚中 {{seen}} 枚',
    start: '始める',
    goOn: '続ける',
    stars_other: '星 3 つのうち {{count}} つ',
  },
  activity: {
    hidden: 'このアクティビティは現在公開を停止しています',
    hiddenLead: 'すでに始めた方は最後まで進められます。新しく始めることはできません。',
    absent: 'このアクティビティは見つかりません',
    absentLead: 'まだ公開されていないか、リンクが途中で切れている可能性があります。',
    failed: 'アクティビティを開けませんでした',
  },
  outbox: {
    answers_other: '未送信の回答が {{count}} 件あります',
    progress: '接続がありません。進み具合はこの端末に保存しています。',
    sent: 'すべて送信しました',
    refused: '受け付けられなかった回答があります：{{reason}}',
  },
  account: {
    menu: '{{name}}さんのアカウント',
    console: 'コンソールへ',
    logout: 'ログアウト',
  },
  enter: {
    title: 'ようこそ',
    lead: 'ログインすると、前回の続きから学べます。',
    newTitle: 'はじめての方',
    newLead: '名前とパスワードだけで始められます。',
    registered: 'アカウントができました。ログインして始めましょう。',
  },
} satisfies Translation<typeof en>
