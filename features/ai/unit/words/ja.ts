import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  record: '計量単位',
  access: { unit: '計量単位' },
  title: '計量単位',
  lead: '数える単位を四つの言語で登録します。利用量の単位には価格があり、AI の料金計算に使われます。',
  new: '単位を追加',
  edit: '単位を編集',
  empty: '単位はまだありません',
  emptyLead: 'まず「1,000 トークン」と価格を登録しましょう。単位がない間、AI の利用は 0 元として数えます。',
  fields: {
    name: '名前',
    nameZh: '中国語名',
    nameEn: '英語名',
    nameEs: 'スペイン語名',
    nameJa: '日本語名',
    kind: '種類',
    measure: '計測対象',
    price: '単価（元）',
    status: '状態',
    creatorId: '作成者',
    creatorName: '作成者',
    createdAt: '作成日時',
    updatedAt: '更新日時',
  },
  hints: {
    price: '小数第 6 位まで。例：0.0025',
  },
  values: {
    kind: { material: '教材', usage: 'AI の利用' },
    measure: { tokens1000: '1,000 トークン', image: '画像（枚）', speechMinute: '音声（分）' },
  },
  states: { active: '使用中', retired: '使用停止' },
  moves: { retire: '使用を停止', activate: '使用を再開' },
  problems: {
    taken: 'この対象には使用中の単位があります。価格を変えるか、先に停止してください',
  },
  faults: {
    taken: 'この対象には使用中の単位があります。先に停止してください',
  },
} satisfies Translation<typeof en>
