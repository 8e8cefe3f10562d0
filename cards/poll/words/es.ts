import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Encuesta',
  purpose: 'Pide una opinión: estrellas, una escala, una recomendación, opciones o unas palabras.',
  fields: {
    question: 'Pregunta',
    kind: 'Tipo de respuesta',
    options: 'Opiniones para elegir',
    optionText: 'Texto de la opción {{number}}',
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
    question: '¿Te resultó útil?',
    addOption: 'Opinión',
    removeOption: 'Quitar la opinión',
    drag: 'Mover la opción {{number}}. Arrastra o presiona Alt y una flecha',
    more: 'Más sobre la opción {{number}}',
    noRight: 'No hay respuestas correctas ni puntos: la tarjeta se completa al responder.',
  },
  problems: {
    noQuestion: 'Falta la pregunta',
    fewOptions: 'Debe haber al menos dos opciones',
    emptyOption: 'La opción {{number}} está vacía',
    twinOption: 'La opción {{number}} está repetida',
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
