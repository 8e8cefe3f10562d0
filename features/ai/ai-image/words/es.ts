import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { aiImage: 'Imágenes con IA' },
  fields: { prompt: 'Prompt' },
  faults: {
    notConnected:
      'Las imágenes por IA aún no están configuradas. El operador define AI_BASE_URL y AI_IMAGE_MODEL, o un superadministrador elige un agente que dibuje',
  },
} satisfies Translation<typeof en>
