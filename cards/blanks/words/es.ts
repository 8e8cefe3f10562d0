import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Rellenar huecos',
  purpose: 'Un texto con huecos que se rellenan escribiendo o con palabras de un banco.',
  fields: {
    question: 'Instrucción',
    text: 'Texto con huecos',
    entry: 'Cómo se rellena',
    distractors: 'Palabras adicionales',
    distractorsHint: 'Enter después de cada palabra',
    overlook: 'No se tiene en cuenta al calificar',
  },
  entry: { typed: 'Escribiendo', bank: 'Con un banco de palabras' },
  overlook: {
    ignoreCase: 'Mayúsculas',
    ignorePunctuation: 'Puntuación',
    ignoreDiacritics: 'Tildes',
    typos: 'Erratas en palabras largas',
  },
  edit: {
    how: 'Pon entre [corchetes] lo que hay que rellenar. Varias respuestas: [papa|patata]',
    mark: 'Crear hueco',
    question: 'Completa lo que falta.',
    text: 'La capital de Francia es [París].',
    or: '{{answer}} o {{others}}',
  },
  problems: {
    noText: 'Todavía no hay texto',
    noGap: 'El texto aún no tiene huecos',
    manyGaps: 'Puede haber como máximo {{count}} huecos',
    emptyGap: 'El hueco {{number}} no tiene respuesta',
    rightDistractor: '«{{word}}» es la respuesta de un hueco',
    fewWords: 'El banco necesita al menos dos palabras distintas',
  },
  play: {
    kicker: 'Completa',
    title: 'Rellena los huecos',
    gap: 'Hueco {{number}} de {{total}}',
    empty: 'Hueco {{number}} de {{total}}, vacío. Elegirlo',
    filled: 'Hueco {{number}} de {{total}}: {{word}}. Devolverla',
    right: 'correcto',
    near: 'correcto, salvo una errata: {{answer}}',
    wrong: 'incorrecto. Correcto: {{answer}}',
    wrongOnly: 'incorrecto',
    nothing: 'sin rellenar',
    words: 'Palabras',
    how: 'Toca una palabra: irá al hueco marcado.',
    placed: '{{word}} está en el hueco {{number}}',
    takenBack: '{{word}} vuelve al banco',
    explanation: 'Por qué',
  },
} satisfies Translation<typeof en>
