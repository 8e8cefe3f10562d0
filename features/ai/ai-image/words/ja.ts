import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const ja = {
  access: { aiImage: 'AI 画像' },
  fields: { prompt: 'プロンプト' },
  faults: {
    notConnected:
      'AI による画像生成はまだ設定されていません。特権管理者が「AI を接続」画面で画像用モデルを選びます',
  },
} satisfies Translation<typeof en>
