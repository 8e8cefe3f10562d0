import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  record: '授業アシスタント',
  title: 'アシスタント',
  lead: '誰がどのコースや商品を手伝い、何ができるかを決めます。',
  empty: 'アシスタントはまだいません',
  emptyLead: '人を追加して、できることを選びます。選んでいないことはできません。',
  add: 'アシスタントを追加',
  change: '変更',
  changeTitle: '{{name}}さんにできること',
  remove: '権限を外す',
  removed: '{{name}}さんを「{{title}}」から外しました',
  changed: '{{name}}さんの権限を保存しました',
  all: 'すべて表示',
  needed: '一つ以上選んでください',
  fields: {
    name: 'アシスタント',
    targetType: '種類',
    targetTitle: 'コースまたは商品',
    targetId: 'コースまたは商品',
    userId: 'アシスタント',
    privilege: '権限',
    privileges: '権限',
    creatorName: '付与した人',
    updatedAt: '更新日時',
  },
  values: {
    targetType: { course: 'コース', product: '商品' },
    privilege: {
      viewLearners: '学習者を見る',
      gradeAssignments: '課題を採点する',
      answerMessages: 'メッセージに答える',
      editContent: '内容を編集する',
    },
  },
  hints: {
    viewLearners: '誰が学んでいるか、進み具合と結果。',
    gradeAssignments: '提出物を読み、フィードバックを返します。',
    answerMessages: '学習者からの質問が届きます。',
    editContent: '作成者と同じように変更できますが、公開はできません。',
  },
} satisfies Translation<typeof en>
