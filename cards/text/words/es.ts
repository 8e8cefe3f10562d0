import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Texto',
  purpose: 'Una página para leer: títulos, listas, recuadros, tablas, código, fórmulas y enlaces.',
  fields: {
    body: 'Texto',
    readAloud: 'Ofrecer lectura en voz alta',
    readAloudHint: 'Con la voz del dispositivo del estudiante',
  },
  problems: { empty: 'El texto está vacío' },
  play: { listen: 'Escuchar', stop: 'Detener' },
} satisfies Translation<typeof en>
