import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { exampleSchool: 'サンプルスクール' },
  record: 'サンプルスクール',
  fields: { goes: '削除した件数', stays: '残した件数' },
  faults: {
    alreadyThere: 'サンプルスクールはすでにあります',
    byOneOfIt:
      'サンプルスクールのアカウントでログインしています。削除するには、ご自分のアカウントでログインしてください',
  },
  offer: {
    title: 'まず見てみることもできます',
    lead: 'コース、引き換えコード、注文、学習者はすべて架空のもので、このコンソールにだけ表示され、いつでも削除できます。',
    fill: 'サンプルスクールを入れる',
  },
  filling: 'サンプルスクールを作成中：{{total}} のうち {{done}}',
  failed: 'サンプルスクールの作成は途中で止まりました。できた部分は残っています。',
  shown: 'このコンソールにはサンプルスクールが入っています。登場する人物や注文は架空のものです。',
  retry: '続ける',
  cancel: 'キャンセル',
  remove: '削除する',
  filled: 'サンプルスクールができました',
  confirm: {
    title: 'サンプルスクールを削除しますか？',
    goes: '次のものが完全に削除されます：',
    stays: '次のものは、ご自分の記録で使われているため残ります：',
    nothing: '削除するものはありません。',
    keep: '残しておく',
  },
  removed: 'サンプルスクールを削除しました',
  removedBut_other: 'サンプルスクールを削除しました。ご自分の記録で使われている {{count}} 件は残っています',
  kinds: {
    people: '人：{{count}}',
    careers: '職業：{{count}}',
    abilities: '能力：{{count}}',
    tags: 'タグ：{{count}}',
    activities: 'アクティビティ：{{count}}',
    courses: 'コース：{{count}}',
    products: '商品：{{count}}',
    codes: '引き換えコード：{{count}}',
    orders: '注文：{{count}}',
    learnings: '学習中のアクティビティ：{{count}}',
    works: '課題：{{count}}',
    messages: 'メッセージ：{{count}}',
    files: 'ファイル：{{count}}',
  },
} as const satisfies Translation<typeof en>
