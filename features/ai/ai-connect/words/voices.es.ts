import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './voices.en.ts'

export const es = {
  title: 'Conectar voces',
  lead: 'Elige un proveedor, escribe tu clave y escucha sus voces. Las que añadas podrán usarlas las tarjetas y los agentes.',
  step: 'Modelo y voces',
  model: 'Modelo de voz',
  voices: 'Voces',
  hints: {
    baseUrl: 'Para cuentas internacionales, https://api.minimax.io; vacío significa la de China.',
    language: 'La muestra se dice en este idioma y la voz se ofrece para él.',
    code: 'Como las llama el proveedor, por ejemplo alloy. Presiona Intro después de cada una.',
  },
  chooseModel: 'Elige primero el modelo.',
  listen: 'Escuchar {{name}}',
  stop: 'Parar {{name}}',
  useNone: 'Añadir voces',
  use_one: 'Añadir {{count}} voz',
  use_many: 'Añadir {{count}} de voces',
  use_other: 'Añadir {{count}} voces',
  billed: 'Su uso se cobra a tu clave.',
  done_one: 'Ya se puede usar {{count}} voz.',
  done_many: 'Ya se pueden usar {{count}} de voces.',
  done_other: 'Ya se pueden usar {{count}} voces.',
  toList: 'Ver todas las voces',
  byHand: 'Añadir una voz a mano',
} satisfies Translation<typeof en>
