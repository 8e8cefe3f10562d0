import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '音频',
  purpose: '可以听、可以对照文字稿的录音，听完 90% 就算完成。',
  fields: {
    file: '录音',
    part: '播放片段',
    transcript: '文字稿',
    transcriptHint: '给听不见的人看，也方便边听边读',
    slow: '可以慢速听',
    slowFile: '慢速版',
    slowFileHint: '不传文件，就用原录音的 0.75 倍速',
    voice: '声音',
    voiceHint: '谁在说，或用什么音色生成；可选',
  },
  problems: {
    noFile: '还没有录音',
    endFirst: '结束时间早于开始时间',
    startLate: '开始时间超出了录音长度',
  },
  incomplete: '听完录音后继续',
  play: { transcript: '文字稿', voice: '声音：{{voice}}' },
} satisfies Translation<typeof en>
