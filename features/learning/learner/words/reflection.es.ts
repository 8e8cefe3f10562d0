import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './reflection.en.ts'

export const es = {
  title: 'Mirada atrás',
  lead: '¿Qué tal se te da ahora? Tu opinión cuenta una quinta parte.',
  rating: '{{number}} de 5',
  low: 'Todavía no',
  high: 'Muy bien',
  text: '¿Qué te ha ayudado y qué te sigue costando?',
  left_one: 'Queda {{count}} carácter',
  left_many: 'Quedan {{count}} caracteres',
  left_other: 'Quedan {{count}} caracteres',
  send: 'Guardar',
  sending: 'Guardando',
  sent: 'Guardado. Puedes cambiarlo cuando quieras.',
} satisfies Translation<typeof en>
