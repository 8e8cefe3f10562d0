import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '並べ替え',
  purpose: '手順や年代、考えを正しい順に並べる問題です。',
  fields: {
    question: '問題文',
    items: '項目（正しい順に）',
    itemText: '項目 {{number}} のテキスト',
    itemNumber: '項目 {{number}}',
    scoring: '採点',
  },
  scoring: { pairs: '前後が正しい組の割合で採点', exact: 'すべて正しいときだけ得点' },
  edit: {
    shuffled: '学習者ごとに順序が変わります。ドラッグまたは Alt+↑↓',
    question: '最初の手順から最後まで…',
    addItem: '項目',
    removeItem: '項目を削除',
    drag: '項目 {{number}} を移動。ドラッグ、または Alt と矢印キー',
    more: '項目 {{number}} のその他の操作',
  },
  problems: {
    noQuestion: '何を並べるのかが書かれていません',
    fewItems: '項目は {{count}} 個以上必要です',
    emptyItem: '項目 {{number}} が空です',
    twinItem: '項目 {{number}} が重複しています',
  },
  play: {
    kicker: '並べ替え',
  },
} satisfies Translation<typeof en>
