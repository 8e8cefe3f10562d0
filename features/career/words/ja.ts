import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const ja = {
  title: '職業',
  lead: '学ぶ人がなりたい姿。職業は能力の組み合わせで、審査の後に公開されます。',
  new: '職業を作る',
  edit: '職業を編集',
  empty: '職業はまだありません',
  emptyLead: 'まず名前と紹介文から。能力は後から追加できます。',
  audit: {
    title: '審査待ちの職業',
    lead: '公開後の見え方を確かめてから、承認するか、直してほしい点を伝えます。',
    empty: '審査待ちはありません',
    emptyLead: '審査に提出されると、ここに並びます。',
  },
  order: {
    title: '並べ替え',
    lead: 'ドラッグするか、Alt と矢印キーで動かします。動かすたびに保存されます。',
    move: '「{{name}}」を動かす',
  },
  sections: {
    basics: '基本情報',
    links: '能力とタグ',
  },
  fields: {
    name: '名前',
    summary: '紹介文',
    cover: 'カバー（16:9）',
    abilityIds: '能力',
    abilityId: '能力',
    tagIds: 'タグ',
    tagId: 'タグ',
    tags: 'タグ',
    abilities: '能力',
    abilityCount: '能力数',
    order: '並び順',
    status: '状態',
    reviewReason: '審査コメント',
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
    submit: '審査に出す',
    approve: '承認する',
    reject: '差し戻す',
    withdraw: '取り下げる',
    online: '公開する',
    offline: '公開を止める',
  },
  rejected: '差し戻し：{{reason}}',
} satisfies Translation<typeof en>
