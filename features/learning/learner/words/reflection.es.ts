import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './reflection.en.ts'

export const es = {
  title: 'Mirada atrás',
  lead: '¿Qué tan bien puedes hacerlo ahora? Tu valoración cuenta una quinta parte del puntaje de la habilidad.',
  rating: '{{number}} de 5',
  low: 'Todavía no',
  high: 'Muy bien',
  text: '¿Qué te ayudó? ¿Qué te sigue costando?',
  left_one: 'Queda {{count}} carácter',
  left_many: 'Quedan {{count}} caracteres',
  left_other: 'Quedan {{count}} caracteres',
  send: 'Guardar',
  sending: 'Guardando',
  sent: 'Guardado. Puedes cambiarlo cuando quieras.',
} satisfies Translation<typeof en>
