import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: 'アンケート',
  purpose: '意見を聞きます。星、段階、おすすめ度、選択肢、ひとことから選べます。',
  fields: {
    question: '質問',
    kind: '回答の形式',
    options: '選べる意見',
    optionText: '意見 {{number}} のテキスト',
    optionNumber: '意見 {{number}}',
    stars: '星の数',
    steps: '段階の数',
    low: '最も低い段階の意味',
    high: '最も高い段階の意味',
  },
  kinds: {
    stars: '星',
    scale: '段階',
    nps: 'おすすめ度（0～10）',
    single: '一つ選ぶ',
    multi: 'いくつでも選ぶ',
    text: 'ひとこと',
  },
  edit: {
    question: 'どのくらい役に立ちましたか。',
    addOption: '意見',
    removeOption: '意見を削除',
    drag: '意見 {{number}} を移動。ドラッグ、または Alt と矢印キー',
    more: '意見 {{number}} のその他の操作',
    noRight: '正解も不正解もありません。答えると完了し、点数は付きません。',
  },
  problems: {
    noQuestion: '質問がありません',
    fewOptions: '意見は二つ以上必要です',
    emptyOption: '意見 {{number}} が空です',
    twinOption: '意見 {{number}} が重複しています',
  },
  play: {
    opinion: 'ご意見',
    many: 'ご意見（いくつでも）',
    star: '{{total}} つのうち星 {{value}} つ',
    step: '{{total}} 段階の {{value}}',
    low: 'まったくない',
    high: '大いにある',
    text: '回答',
    left: 'あと {{count}} 文字',
  },
} satisfies Translation<typeof en>
