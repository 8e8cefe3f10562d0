import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '穴埋め',
  purpose: '文章の空欄を、入力するか語群から選んで埋めます。',
  fields: {
    question: '指示文',
    text: '空欄のある文章',
    entry: '答え方',
    distractors: 'どこにも入らない語',
    distractorsHint: '一語ごとに Enter',
    overlook: '採点で区別しないもの',
  },
  entry: { typed: '入力する', bank: '語群から選ぶ' },
  overlook: {
    ignoreCase: '大文字と小文字',
    ignorePunctuation: '句読点',
    ignoreDiacritics: 'アクセント記号',
    typos: '長い単語の小さな打ち間違い',
  },
  edit: {
    how: '埋めてもらう語を [角括弧] で囲みます。答えが複数あるときは [じゃがいも|馬鈴薯]',
    mark: '空欄にする',
    question: '足りない語を入れましょう。',
    text: 'フランスの首都は[パリ]です。',
    or: '{{answer}} または {{others}}',
  },
  problems: {
    noText: '文章がまだありません',
    noGap: '空欄がまだありません',
    manyGaps: '空欄は {{count}} 個までです',
    emptyGap: '空欄 {{number}} に答えがありません',
    rightDistractor: '「{{word}}」は空欄の答えです',
    fewWords: '語群には異なる語が二つ以上必要です',
  },
  play: {
    kicker: '穴埋め',
    title: '空欄を埋めましょう',
    gap: '空欄 {{number}}（全 {{total}} 個）',
    empty: '空欄 {{number}}（全 {{total}} 個）、未入力。選ぶ',
    filled: '空欄 {{number}}（全 {{total}} 個）：{{word}}。取り消す',
    right: '正解',
    near: '正解。つづりに注意：{{answer}}',
    wrong: '不正解。正解：{{answer}}',
    wrongOnly: '不正解',
    nothing: '未入力',
    words: '語群',
    how: '語をタップすると、印の付いた空欄に入ります。',
    placed: '{{word}} を空欄 {{number}} に入れました',
    takenBack: '{{word}} を語群に戻しました',
    explanation: '解説',
  },
} satisfies Translation<typeof en>
