import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '文本',
  purpose: '一页阅读内容：小标题、列表、提示框、表格、代码、公式和链接。',
  fields: {
    body: '正文',
    layout: '排版',
    layoutHint: '每个小标题开始一个可以单独打开的部分',
    readAloud: '可以朗读',
    readAloudHint: '用学员设备自带的声音朗读',
  },
  layouts: { page: '一页', accordion: '折叠面板', tabs: '标签页' },
  problems: { empty: '正文还没写', noPanels: '还没有小标题：每个小标题开始一个部分' },
  play: { listen: '听一听', stop: '停止' },
} satisfies Translation<typeof en>
