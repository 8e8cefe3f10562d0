import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  record: 'タグ',
  access: { tag: 'タグ' },
  title: 'タグ',
  lead: '職業・アクティビティ・コースをまとめる言葉です。審査済みのタグだけを選べます。',
  new: 'タグを作る',
  edit: 'タグを編集',
  empty: 'タグはまだありません',
  emptyLead: '最初のタグを作って審査済みにすると、みんなが使えるようになります。',
  fields: {
    name: '名前',
    summary: '説明',
    mainImage: 'メイン画像（5:3）',
    headImage: 'ヘッダー画像（1:1）',
    status: '状態',
    creatorId: '作成者',
    creatorName: '作成者',
    createdAt: '作成日時',
    updatedAt: '更新日時',
  },
  states: {
    pending: '審査待ち',
    reviewed: '審査済み',
  },
  moves: {
    review: '審査済みにする',
    unreview: '審査待ちに戻す',
  },
} satisfies Translation<typeof en>
