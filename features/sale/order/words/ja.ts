import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  record: '注文',
  access: { order: '注文' },
  title: '注文',
  lead: '誰がどの商品を、コード、支払い、または無料で手に入れたか。',
  new: '注文を登録',
  edit: '注文',
  empty: 'まだ注文はありません',
  emptyLead:
    'コードの引き換えや無料での受け取りがあると、ここに注文が並びます。支払いの場合は手で登録します。',
  fields: {
    name: '注文番号',
    number: '注文番号',
    productId: '商品',
    productName: '商品',
    userId: '学習者',
    userName: '学習者',
    source: '経路',
    codeId: 'コード',
    price: '金額',
    status: '状態',
    reason: '理由',
    paidAt: '支払日時',
    cancelledAt: '取消日時',
    refundedAt: '返金日時',
    refundReason: '返金の理由',
    creatorName: '登録者',
    createdAt: '注文日時',
    updatedAt: '更新日時',
    createdFrom: '注文日時（から）',
    createdTo: '注文日時（まで）',
    paidFrom: '支払日時（から）',
    paidTo: '支払日時（まで）',
    priceFrom: '金額（から）',
    priceTo: '金額（まで）',
  },
  hints: {
    productId: '公開中の商品だけを選べます。',
  },
  values: { source: { code: '引き換えコード', payment: '支払い', free: '無料' } },
  states: { pending: '支払い待ち', paid: '支払い済み', cancelled: '取消済み', refunded: '返金済み' },
  moves: { confirm: '入金を確認', cancel: '注文を取り消す', refund: '返金する' },
  reasons: { refund: '注文に表示されます' },
  mine: {
    title: '自分の注文',
    empty: 'まだ注文はありません',
    emptyLead:
      '購入したもの、無料で受け取ったもの、引き換えコードで手に入れたものが、番号つきでここに並びます。問い合わせのときに使えます。',
  },
  summary: {
    title: 'この条件の合計',
    all: 'すべて',
    orders_other: '{{amount}} 件',
  },
  faults: {
    alreadyHas: 'この学習者は商品の内容をすべて持っています',
    alreadyOrdered:
      'この学習者にはこの商品の支払い待ちの注文 {{number}} がすでにあります。先にそれを確定するか取り消してください',
    notFree: 'この商品は現在、無料では受け取れません',
  },
} satisfies Translation<typeof en>
