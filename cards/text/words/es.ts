import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Texto',
  purpose: 'Una página para leer: títulos, listas, recuadros, tablas, código, fórmulas y enlaces.',
  fields: {
    body: 'Texto',
    layout: 'Disposición',
    layoutHint: 'Cada título empieza una parte que se abre sola',
    readAloud: 'Ofrecer lectura en voz alta',
    readAloudHint: 'Con la voz del dispositivo del estudiante',
  },
  layouts: { page: 'Una página', accordion: 'Acordeón', tabs: 'Pestañas' },
  problems: { empty: 'El texto está vacío', noPanels: 'Todavía no hay títulos: cada uno empieza una parte' },
  play: { listen: 'Escuchar', stop: 'Detener' },
} satisfies Translation<typeof en>
