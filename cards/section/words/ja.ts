import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'セクション',
  purpose: 'アクティビティの区切りです。見出しと画像、そして中のカードの得点を表示します。',
  fields: {
    subtitle: '小見出し',
    subtitleHint: '見出しの上に出る短い言葉。例：「第 1 部」',
    cover: 'カバー（16:9）',
    tone: '色',
  },
  tones: { brand: '青', green: '緑', amber: '琥珀', red: '赤', grey: 'グレー' },
  edit: { titleIsHeading: '上のタイトルが見出しになります。次のセクションまでのカードが含まれます。' },
  problems: { noTitle: 'セクションのタイトルがありません' },
  play: {
    cards: 'このセクションの内容',
    done: '完了',
    open: '未完了',
    score: 'ここまでの得点 {{earned}} / {{possible}}',
  },
} satisfies Translation<typeof en>
