import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { aiImage: 'AI 画像' },
  fields: { prompt: 'プロンプト' },
  faults: {
    notConnected:
      'AI による画像生成はまだ設定されていません。運用担当者が AI_BASE_URL と AI_IMAGE_MODEL を設定するか、特権管理者が画像を描けるエージェントを選んでください',
  },
} satisfies Translation<typeof en>
