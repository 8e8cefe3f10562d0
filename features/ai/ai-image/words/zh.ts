import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { aiImage: 'AI 图片' },
  fields: { prompt: '提示词' },
  faults: {
    notConnected:
      '还没有接入 AI 绘图。请运维人员设置 AI_BASE_URL 和 AI_IMAGE_MODEL，或由超级管理员选定会画图的智能体',
  },
} satisfies Translation<typeof en>
