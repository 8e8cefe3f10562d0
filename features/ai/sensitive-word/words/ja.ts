import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  record: 'NG ワード',
  access: { sensitiveWord: 'NG ワード' },
  title: 'NG ワード',
  lead: 'これらの言葉を含むプロンプトは受け付けません。似た文字、間に挟んだ記号、繁体字、ピンインに変えたものも見つけます。',
  new: 'NG ワードを追加',
  edit: 'NG ワードを編集',
  empty: 'NG ワードはまだありません',
  emptyLead: '一語ずつ追加するか、一行に一語の一覧を貼り付けてください。',
  fields: {
    word: '言葉',
    category: '分類',
    note: 'メモ',
    status: '状態',
    creatorId: '作成者',
    creatorName: '作成者',
    createdAt: '作成日時',
    updatedAt: '更新日時',
    text: '文章',
  },
  states: {
    active: '使用中',
    paused: '停止中',
  },
  moves: {
    pause: '停止する',
    resume: '再び使う',
  },
  lines: {
    repeated: 'すでに一覧にあります',
    tooLong: '長すぎます',
    noLetters: '探せる文字がありません',
  },
  paste: {
    open: '一覧を貼り付け',
    title: '一覧を貼り付け',
    label: 'NG ワード（一行に一語）',
    category: 'まとめて付ける分類',
    add: '追加',
    added_other: '{{count}} 語を追加しました',
    left_other: '{{count}} 行は追加していません',
    line: '{{line}} 行目：{{text}}',
    close: '閉じる',
  },
  tryOut: {
    open: '文章で試す',
    title: '文章で試す',
    label: '文章',
    run: '調べる',
    found: '見つかった言葉：{{words}}',
    clean: 'NG ワードはありません。この文章は受け付けられます。',
  },
  values: {
    category: {
      gambling: '賭博',
      drugs: '薬物',
      weapons: '武器',
      violence: '暴力',
      adult: '成人向け',
      swearing: '暴言',
      fraud: '詐欺',
      politics: '政治',
      other: 'その他',
    },
  },
} satisfies Translation<typeof en>
