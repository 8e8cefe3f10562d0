import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'ジャンプ',
  purpose: '別のカードや、別のアクティビティ・能力・コースへ移動します。',
  fields: {
    kind: '移動先の種類',
    targetId: '移動先',
    text: '学習者に見せる文',
    label: 'ボタンの文字',
    labelHint: '空なら既定の文字になります',
    how: '開き方',
    follow: '学習者は',
  },
  kinds: { card: 'カード', activity: 'アクティビティ', ability: '能力', course: 'コース' },
  ways: { replace: 'そこから続ける', over: '見たあと戻る', new: '新しいページで開く' },
  follow: { must: '必ず移動する', may: '移動せずに進める' },
  edit: {
    textExample: '例：ここをもう一度見てみましょう',
    condition: '場合によって移動するには、下の「条件と能力」で条件を追加します。',
  },
  problems: {
    no: {
      card: '移動先のカードを選んでください',
      activity: '移動先のアクティビティを選んでください',
      ability: '移動先の能力を選んでください',
      course: '移動先のコースを選んでください',
    },
  },
  incomplete: '開くと先へ進めます',
  play: {
    goes: '別の場所へ進みます',
    leads: '「次へ」で移動します。',
    there: '見てみる',
    opened: '確認済みです',
    notHere: 'ここでは開けません。',
  },
} satisfies Translation<typeof en>
