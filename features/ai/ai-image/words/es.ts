import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { aiImage: 'Imágenes con IA' },
  fields: { prompt: 'Prompt' },
  faults: {
    notConnected:
      'Las imágenes por IA aún no están configuradas. Un superadministrador elige un modelo de imágenes en la página «Conectar una IA»',
  },
} satisfies Translation<typeof en>
