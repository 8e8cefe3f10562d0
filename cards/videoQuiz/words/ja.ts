import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '問題付き動画',
  purpose: '決めた時間に動画が止まり、問題を出します。',
  fields: {
    moments: '問題',
    at: '問題 {{number}} の時間',
    backTo: '問題 {{number}} の見直しの開始位置',
  },
  edit: {
    hint: '上の動画を再生し、問題を出したい所でボタンを押します。',
    addHere: 'ここに問題を追加',
    choose: '問題を選ぶ',
    back: '不正解なら見直す位置',
    noBack: '見直しなし',
    remove: '問題 {{number}} を削除',
    own: '問題で止められるのはアップロードした動画だけです。外部のプレーヤーからは再生位置が分かりません。',
  },
  problems: {
    noFile: '動画がありません',
    endFirst: '終了が開始より前になっています',
    startLate: '開始が動画の長さを超えています',
    noCaptionFile: '字幕のファイルがありません',
    emptyChapter: 'チャプター {{number}} に題名がありません',
    lateChapter: 'チャプター {{number}} が動画の長さを超えています',
    twinChapter: 'チャプター {{number}} の時間が他と重なっています',
    noMoments: '問題がありません。問題を出さないなら「動画」カードを使ってください',
    emptyMoment: '{{time}} の問題がまだありません',
    outsideMoment: '{{time}} の問題が再生する範囲の外にあります',
    twinMoment: '{{time}} に問題が二つあります',
    lateBack: '{{time}} の問題の見直しが、それより後から始まります',
  },
  incomplete: '動画を視聴し、問題に答えると進めます',
  play: {
    list: '問題とチャプター',
    stopped: '{{time}} で動画が止まりました。問題に答えてください。',
    close: '動画に戻る',
    goOn: '動画を続ける',
    again: '{{time}} から見直す',
    question: '問題：{{title}}',
    open: '未回答',
    short: '一部不正解',
    done: '回答済み',
    answered_other: '{{count}} 問中 {{done}} 問に回答済み',
    score: '{{possible}} 点中 {{earned}} 点',
  },
} satisfies Translation<typeof en>
