import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { aiImage: 'AI 图片' },
  fields: { prompt: '提示词' },
  faults: {
    notConnected: '还没有接入 AI 绘图。请联系超级管理员在“接入 AI”页面选择画图模型',
  },
} satisfies Translation<typeof en>
