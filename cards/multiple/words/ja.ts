import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  label: '複数ブロック',
  purpose: '文章・画像・動画・音声を 1 ページにまとめます。縦並び、2 列、順番に表示から選べます。',
  fields: {
    blocks: 'ブロック',
    layout: 'レイアウト',
    required: '必須',
    body: 'ブロック {{number}} の文章',
    picture: 'ブロック {{number}} の画像',
    video: 'ブロック {{number}} の動画',
    audio: 'ブロック {{number}} の音声',
    captions: '字幕（WebVTT）',
    transcript: 'ブロック {{number}} の文字起こし',
  },
  layouts: { stacked: '縦並び', columns: '2 列', carousel: '順番に表示' },
  kinds: { text: '文章', image: '画像', video: '動画', audio: '音声' },
  edit: {
    blockNumber: '{{number}}. {{kind}}',
    requiredOf: 'ブロック {{number}} は必須',
    remove: 'ブロック {{number}} を外す',
    drag: 'ブロック {{number}} を移動：ドラッグ、または Alt と矢印キー',
  },
  problems: {
    noBlock: 'ブロックがありません',
    emptyText: 'ブロック {{number}} の文章がありません',
    noPicture: 'ブロック {{number}} に画像がありません',
    noVideo: 'ブロック {{number}} に動画がありません',
    noAudio: 'ブロック {{number}} に音声がありません',
  },
  incomplete: '必須のブロックをすべて見ると進めます',
  play: {
    previous: '前のステップ',
    next: '次のステップ',
    place: '{{number}} / {{total}}',
    done: '{{total}} 件中 {{done}} 件完了',
    captions: '字幕',
    transcript: '文字起こし',
    video: '動画 {{number}}',
    audio: '音声 {{number}}',
  },
} satisfies Translation<typeof en>
