import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '视频',
  purpose: '可配字幕和章节的视频，看够了就算完成。',
  fields: {
    source: '视频来源',
    address: '网址',
    addressHint: 'B 站、YouTube、Vimeo 或任何 https 网址',
  },
  sources: { file: '上传文件', address: '网址' },
  edit: {
    elsewhere: '站外视频只能知道是否打开过，打开即算完成。',
    openOnly: '这个网站会在新页面打开。',
    embedded: '学员点播放后，在卡片里直接观看。',
  },
  problems: {
    noFile: '还没有视频',
    noAddress: '还没填网址',
    badAddress: '网址要以 https:// 开头',
    endFirst: '结束时间早于开始时间',
    startLate: '开始时间超出了视频长度',
    noCaptionFile: '字幕还没有文件',
    emptyChapter: '章节 {{number}} 没有标题',
    lateChapter: '章节 {{number}} 超出了视频长度',
    twinChapter: '章节 {{number}} 与别的章节时间相同',
  },
  incomplete: '看完视频后继续',
  play: {
    show: '播放来自 {{host}} 的视频',
    notice: '播放后，{{host}} 会知道你看了这个视频。',
    open: '到 {{host}} 观看',
    opened: '已打开',
  },
} satisfies Translation<typeof en>
