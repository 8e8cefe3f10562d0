import type { Translation } from '#kit/i18n/words.ts'
import { ja as creator } from './creator.ja.ts'
import type { en } from './en.ts'

export const ja = {
  record: 'クリエイターページ',
  access: { userPage: 'クリエイターページ' },
  title: 'マイページ',
  lead: '承認されると、訪れた人にこのように見えます。',
  begin: {
    title: '教える人の顔を見せましょう',
    lead: '写真、経験の段階、公開した教材を一枚のページに。審査の後に公開されます。',
    action: 'ページを作る',
  },
  locked: {
    reviewing: 'ページは審査中です。直すには、先に取り下げてください。',
    public: 'ページは公開中です。直すには、先に非公開にしてください。',
  },
  differs: 'プロフィールの内容がこのページと違っています。',
  takeOver: 'プロフィールの内容にする',
  visit: '公開ページを開く',
  sections: {
    person: 'あなたについて',
    page: '背景と分野',
  },
  fields: {
    avatar: 'プロフィール画像（1:1）',
    nickname: 'ページでの名前',
    description: '自己紹介',
    backgroundImage: '背景画像（3:1）',
    industryLevel: '業界での経験',
    tagId: '分野のタグ',
    tagName: '分野のタグ',
    status: '状態',
    reviewReason: '審査のコメント',
    creatorId: '作成者',
    creatorName: '作成者',
    createdAt: '作成日時',
    updatedAt: '更新日時',
  },
  hints: {
    tagId: '教えていることを最もよく表す、審査済みのタグ',
  },
  states: {
    draft: '下書き',
    reviewing: '審査中',
    public: '公開中',
  },
  moves: {
    submit: '審査に提出',
    approve: '承認',
    reject: '差し戻す',
    withdraw: '取り下げ',
    online: '再公開',
    offline: '非公開にする',
  },
  values: { industryLevel: creator.levels },
  rejected: '差し戻し：{{reason}}',
  faults: {
    exists: 'ページはすでにあります。そのページを直してください',
  },
} satisfies Translation<typeof en>
