import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './media.en.ts'

export const zh = {
  play: '播放',
  pause: '暂停',
  position: '播放进度',
  timeOf: '{{time}}，共 {{length}}',
  speed: '倍速',
  rate: '{{rate}}×',
  captions: '字幕',
  captionsOff: '无字幕',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  chapters: '章节',
  slow: '慢速',
  broken: '暂时无法播放，请检查网络后重试。',
  retry: '重试',
  missing: '这里没有可以播放的内容。',
  watched: '已看 {{share}}',
  listened: '已听 {{share}}',
  needed: '达到 {{needed}} 即完成',
  done: '已完成',
  noSkip: '可以回看，不能快进。',
} satisfies Translation<typeof en>
