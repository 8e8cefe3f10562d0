import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Tarjeta compuesta',
  purpose: 'Varias tarjetas en una: en orden, mezcladas o sacadas al azar de un conjunto.',
  fields: {
    intro: 'Introducción',
    introHint: 'Una página antes de las tarjetas. Déjala vacía para omitirla.',
    cards: 'Tarjetas incluidas',
    order: 'Orden',
    draw: 'Tarjetas por persona',
    showResult: 'Mostrar al final una página con el resultado',
    result: 'Texto de la página de resultado',
  },
  orders: { fixed: 'Como están escritas', shuffled: 'Mezcladas', drawn: 'Al azar, de un conjunto' },
  edit: { inRail: 'Se añaden y editan en la lista de la izquierda.', of: 'de {{count}}' },
  problems: {
    noCards: 'Todavía no contiene ninguna tarjeta',
    drawTooMany: 'Solo se pueden sacar {{count}} tarjetas',
  },
  play: {
    parts_one: '{{count}} parte',
    parts_many: '{{count}} partes',
    parts_other: '{{count}} partes',
    result: 'Tu resultado',
    score: '{{earned}} de {{possible}} puntos',
    done: 'hecho',
    open: 'pendiente',
    short: 'con errores',
  },
} satisfies Translation<typeof en>
