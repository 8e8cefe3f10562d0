import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '年表',
  purpose: '日付のついた出来事を順に見ていくか、正しい順に並べます。',
  incomplete: 'すべての出来事を見ると次へ進めます',
  outcomes: { noted: 'すべて見ました' },
  fields: {
    mode: '学習者がすること',
    question: '説明または問題文',
    moments: '出来事（古い順に）',
    date: '出来事 {{number}} の時期',
    momentTitle: '出来事 {{number}} のタイトル',
    body: '出来事 {{number}} の説明',
    view: '見せ方',
    scoring: '採点',
  },
  modes: { walk: '順に見る', arrange: '並べる' },
  modeHints: {
    walk: 'すべての出来事を見ると完了です。採点はしません。',
    arrange: '順序は入れ替わります。時期と説明は解答後に表示されます。',
  },
  question: { walk: '何についての年表か', arrange: '最初から最後まで…' },
  views: { steps: '1 つずつ', list: '一覧で' },
  scoring: { pairs: '前後が正しい組の割合で採点', exact: 'すべて正しいときだけ得点' },
  edit: {
    date: 'いつ（例：1450 年ごろ）',
    title: '何が起きたか',
    body: 'くわしい説明',
    paste: '時期とタイトルの 2 列を貼り付けられます',
    add: '出来事',
    remove: '出来事を削除',
    drag: '出来事 {{number}} を移動。ドラッグ、または Alt と矢印キー',
    more: '出来事 {{number}} のその他の操作',
  },
  problems: {
    noQuestion: '何を並べるのかが書かれていません',
    fewMoments: '出来事は {{count}} つ以上必要です',
    noDate: '出来事 {{number}} に時期がありません',
    noTitle: '出来事 {{number}} にタイトルがありません',
    twin: '出来事 {{number}} が重複しています',
  },
  play: {
    arrange: '並べ替え',
    dates: '時期',
    moment: '出来事 {{number}}',
    previous: '前の出来事',
    next: '次の出来事',
    place: '{{total}} 件中 {{number}} 件目',
  },
} satisfies Translation<typeof en>
