import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '画像の比較',
  purpose: '2 枚の画像を重ねてスライダーで比べるか、前後を切り替えて見ます。',
  incomplete: '2 枚の画像を比べると次へ進めます',
  fields: {
    question: '見てほしいところ',
    before: '1 枚目の画像',
    beforeLabel: '1 枚目のラベル',
    after: '2 枚目の画像',
    afterLabel: '2 枚目のラベル',
    mode: '比べ方',
    direction: '境目の動く向き',
    start: '最初に見せる 1 枚目の割合',
    zoom: '拡大できる',
  },
  modes: { slider: 'スライダーで', switch: '切り替えて' },
  modeHints: {
    slider: '同じ大きさの画像だと見やすくなります。',
    switch: 'タップすると 2 枚が切り替わります。',
  },
  directions: { horizontal: '左右', vertical: '上下' },
  edit: {
    question: 'どこが変わりましたか。',
    swap: '画像を入れ替える',
  },
  problems: {
    before: '1 枚目の画像がありません',
    after: '2 枚目の画像がありません',
  },
  play: {
    before: '前',
    after: '後',
    slider: '「{{before}}」と「{{after}}」の境目',
    share: '「{{label}}」が {{share}}%',
    enlarge: '「{{label}}」を拡大',
    which: 'どちらを見るか',
  },
} satisfies Translation<typeof en>
