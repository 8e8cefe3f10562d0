import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '語句に印を付ける',
  purpose: '文章の語・誤り・文に印を付けるか、要約を一段ずつ選びます。',
  fields: {
    mode: '印を付けるもの',
    question: '指示文',
    text: '文章',
    steps: '要約の段階',
    step: '段階 {{number}} の文',
  },
  mode: { words: '語', mistakes: '誤り', sentences: '文', summary: '一段ずつの要約' },
  edit: {
    how: '印を付けてもらう語を [角括弧] で囲みます',
    howMistakes: '誤りを [角括弧] で囲み、縦線の後に正しい形を書きます：[おおきい|大きな]',
    mark: '印の対象にする',
    question: {
      words: '動詞すべてに印を付けましょう。',
      mistakes: '誤りを見つけましょう。',
      sentences: '意見を述べている文に印を付けましょう。',
      summary: '段階ごとに最もよい文を選びましょう。',
    },
    text: {
      words: '犬が[ほえ]、猫が[眠る]。',
      mistakes: '明日[きます|行きます]から、待っていて。',
      sentences: '気温は十度です。[これは寒すぎます。]',
    },
    addStep: '段階を追加',
    drag: '段階 {{number}} を移動',
    removeStep: '段階 {{number}} を削除',
    howSteps: '一行に一文、正しい文を最初に。学習者には順不同で表示されます',
    step: '正しい文\n誤った文',
  },
  problems: {
    noText: '文章がまだありません',
    noMark: '印の対象がまだありません',
    allMarked: 'すべてが対象です。区別するものを残してください',
    emptyMark: '{{number}} 番目の印が空です',
    noStep: '段階がまだありません',
    fewStatements: '段階 {{number}} には文が {{count}} つ以上必要です',
    emptyStatement: '段階 {{number}} に空の文があります',
    twinStatement: '段階 {{number}} に同じ文が二つあります',
  },
  play: {
    kicker: { words: '印を付ける', mistakes: '誤り探し', sentences: '印を付ける', summary: '要約' },
    how: '当てはまる語をタップします。もう一度タップすると外れます。',
    howSentences: '当てはまる文をタップします。もう一度タップすると外れます。',
    count_other: '{{count}} か所に印',
    step: '段階 {{number}}（全 {{total}} 段階）',
    right: '正解',
    wrong: '不正解',
    missed: '印を付けるところ',
    correction: '正しくは：',
    explanation: '解説',
  },
} satisfies Translation<typeof en>
