import type { unitTable } from '#features/ai/unit/server/unit.table.ts'
import type { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import { demoPrices } from './agents.data.ts'

type DemoUnit = Pick<
  typeof unitTable.$inferInsert,
  'nameZh' | 'nameEn' | 'nameEs' | 'nameJa' | 'kind' | 'measure' | 'price'
>

const names = (nameZh: string, nameEn: string, nameEs: string, nameJa: string) =>
  ({ nameZh, nameEn, nameEs, nameJa }) as const

export const units: readonly DemoUnit[] = [
  {
    ...names('千 tokens', '1,000 tokens', '1.000 tokens', '1,000 トークン'),
    kind: 'usage',
    measure: 'tokens1000',
    price: demoPrices.tokens1000,
  },
  {
    ...names('张（图片）', 'Picture', 'Imagen', '画像 1 枚'),
    kind: 'usage',
    measure: 'image',
    price: demoPrices.image,
  },
  {
    ...names('分钟（语音）', 'Minute of speech', 'Minuto de voz', '音声 1 分'),
    kind: 'usage',
    measure: 'speechMinute',
    price: 0.095,
  },
  { ...names('件', 'Piece', 'Pieza', '個'), kind: 'material' },
  { ...names('本', 'Book', 'Libro', '冊'), kind: 'material' },
  { ...names('套', 'Set', 'Juego', 'セット'), kind: 'material' },
]

type DemoVoice = Pick<
  typeof voiceTable.$inferInsert,
  'protocol' | 'name' | 'code' | 'language' | 'gender' | 'model' | 'groupId' | 'sampleText' | 'status'
>

const general = { protocol: 'openai', model: 'tts-1' } as const
const tone = { protocol: 'minimax', model: 'speech-02-hd', groupId: 'demo-group' } as const

export const voices: readonly DemoVoice[] = [
  { ...general, name: '清亮女声（演示）', code: 'nova', language: 'zh', gender: 'female' },
  { ...general, name: '沉稳男声（演示）', code: 'onyx', language: 'zh', gender: 'male' },
  {
    ...general,
    name: 'Calm teacher (demo)',
    code: 'alloy',
    language: 'en',
    gender: 'neutral',
    sampleText: 'Take your time. There is no wrong answer here.',
  },
  { ...general, name: 'Voz clara (demo)', code: 'shimmer', language: 'es', status: 'disabled' },
  { ...tone, name: '少女音色（演示）', code: 'female-shaonv', language: 'zh', gender: 'female' },
  { ...tone, name: '精英青年音色（演示）', code: 'male-qn-jingying', language: 'zh', gender: 'male' },
]
