import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '多块内容',
  purpose: '把文字、图片、视频和音频放在一页里：上下排、左右排或一步步看。',
  fields: {
    blocks: '内容块',
    layout: '排版',
    required: '必看',
    body: '内容块 {{number}} 的文字',
    picture: '内容块 {{number}} 的图片',
    video: '内容块 {{number}} 的视频',
    audio: '内容块 {{number}} 的录音',
    captions: '字幕（WebVTT）',
    transcript: '内容块 {{number}} 的文字稿',
  },
  layouts: { stacked: '上下排', columns: '两栏', carousel: '一步步看' },
  kinds: { text: '文字', image: '图片', video: '视频', audio: '音频' },
  edit: {
    blockNumber: '{{number}}. {{kind}}',
    requiredOf: '内容块 {{number}} 必看',
    remove: '移除内容块 {{number}}',
    drag: '移动内容块 {{number}}：拖动，或按 Alt 加方向键',
  },
  problems: {
    noBlock: '还没有内容块',
    emptyText: '内容块 {{number}} 的文字还没写',
    noPicture: '内容块 {{number}} 还没有图片',
    noVideo: '内容块 {{number}} 还没有视频',
    noAudio: '内容块 {{number}} 还没有录音',
  },
  incomplete: '看完必看的内容后继续',
  play: {
    previous: '上一步',
    next: '下一步',
    place: '{{number}} / {{total}}',
    done: '已完成 {{done}} / {{total}}',
    captions: '字幕',
    transcript: '文字稿',
    video: '视频 {{number}}',
    audio: '录音 {{number}}',
  },
} satisfies Translation<typeof en>
