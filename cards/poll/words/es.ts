import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Encuesta',
  purpose: 'Pide una opinión: estrellas, una escala, una recomendación, opciones o unas palabras.',
  fields: {
    question: 'Pregunta',
    kind: 'Tipo de respuesta',
    options: 'Opiniones para elegir',
    optionText: 'Texto de la opinión {{number}}',
    optionNumber: 'Opinión {{number}}',
    stars: 'Estrellas',
    steps: 'Niveles',
    low: 'Qué significa lo más bajo',
    high: 'Qué significa lo más alto',
  },
  kinds: {
    stars: 'Estrellas',
    scale: 'Escala',
    nps: 'Recomendación, de 0 a 10',
    single: 'Una de varias',
    multi: 'Varias a la vez',
    text: 'Unas palabras',
  },
  edit: {
    question: '¿Te ha resultado útil?',
    addOption: 'Opinión',
    removeOption: 'Quitar la opinión',
    drag: 'Mover la opinión {{number}}. Arrastra o pulsa Alt y una flecha',
    more: 'Más sobre la opinión {{number}}',
    noRight: 'Aquí nada es correcto ni incorrecto: la tarjeta se completa al responder y no da puntos.',
  },
  problems: {
    noQuestion: 'Falta la pregunta',
    fewOptions: 'Debe haber al menos dos opiniones',
    emptyOption: 'La opinión {{number}} está vacía',
    twinOption: 'La opinión {{number}} está repetida',
  },
  play: {
    opinion: 'Tu opinión',
    many: 'Tu opinión, puedes elegir varias',
    star: '{{value}} de {{total}} estrellas',
    step: '{{value}} de {{total}}',
    low: 'Nada probable',
    high: 'Muy probable',
    text: 'Tu respuesta',
    left: 'Quedan {{count}} caracteres',
  },
} satisfies Translation<typeof en>
