import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '複合カード',
  purpose: '複数のカードを 1 枚にまとめます。順番どおり、シャッフル、または抽出で出題できます。',
  fields: {
    intro: '導入文',
    introHint: 'カードの前に表示されます。空なら、すぐに始まります。',
    cards: '中のカード',
    order: '順番',
    draw: '1 人に出す枚数',
    showResult: '最後に結果のページを表示する',
    result: '結果ページの言葉',
  },
  orders: { fixed: '書いた順', shuffled: 'シャッフル', drawn: '抽出して出題' },
  edit: { inRail: '左の一覧で追加・編集できます。', of: '全 {{count}} 枚' },
  problems: { noCards: '中にカードがまだありません', drawTooMany: '抽出できるのは {{count}} 枚までです' },
  play: {
    parts_other: '全 {{count}} パート',
    result: '結果',
    score: '得点 {{earned}} / {{possible}}',
    done: '完了',
    open: '未完了',
    short: '一部不正解',
  },
} satisfies Translation<typeof en>
