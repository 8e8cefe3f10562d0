import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  routes: {
    abilityView: '能力の詳細',
  },
  record: '能力',
  access: { ability: '能力' },
  title: '能力',
  lead: '学んだ後にできるようになること。職業は能力の組み合わせです。',
  new: '能力を作る',
  edit: '能力を編集',
  empty: '能力はまだありません',
  emptyLead: 'できるようになることを一つ書き、審査に提出しましょう。',
  page: { label: '公開後の見え方', courses_other: 'おすすめコース {{count}} 件' },
  sections: {
    basics: '基本情報',
    pictures: '画像',
    courses: 'おすすめのコース',
  },
  fields: {
    name: '名前',
    summary: '説明',
    mainImage: 'メイン画像（5:3）',
    headImage: 'ヘッダー画像（1:1）',
    recommendedCourses: {
      label: 'おすすめのコース',
      courseId: 'コース',
      title: 'コース名',
      marketPrice: '市場価格（元）',
    },
    status: '状態',
    reviewReason: '審査コメント',
    givenBack: '差し戻し',
    creatorId: '作成者',
    creatorName: '作成者',
    createdAt: '作成日時',
    updatedAt: '更新日時',
  },
  states: {
    draft: '下書き',
    reviewing: '審査中',
    public: '公開中',
  },
  moves: {
    submit: '審査に提出する',
    approve: '承認する',
    reject: '差し戻す',
    withdraw: '取り下げる',
    online: '公開する',
    offline: '非公開にする',
  },
  rejected: '差し戻し：{{reason}}',
} satisfies Translation<typeof en>
