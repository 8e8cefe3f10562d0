import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Marcar palabras',
  purpose:
    'Un texto en el que se marcan palabras, errores u oraciones, o un resumen que se elige paso a paso.',
  fields: {
    mode: 'Qué se marca',
    question: 'Instrucción',
    text: 'Texto',
    steps: 'Pasos del resumen',
    step: 'Afirmaciones del paso {{number}}',
  },
  mode: { words: 'Palabras', mistakes: 'Errores', sentences: 'Oraciones', summary: 'Resumen paso a paso' },
  edit: {
    how: 'Pon entre [corchetes] cada palabra que haya que marcar',
    howMistakes: 'Pon entre [corchetes] cada error y, tras una barra, lo correcto: [haiga|haya]',
    mark: 'Hay que marcarlo',
    question: {
      words: 'Marca todos los verbos.',
      mistakes: 'Encuentra los errores.',
      sentences: 'Marca las oraciones que expresan una opinión.',
      summary: 'Elige la mejor afirmación en cada paso.',
    },
    text: {
      words: 'El perro [ladra] y el gato [duerme].',
      mistakes: 'Ojalá [haiga|haya] sitio mañana.',
      sentences: 'Hace diez grados. [Es demasiado frío.]',
    },
    addStep: 'Añadir un paso',
    drag: 'Mover el paso {{number}}',
    removeStep: 'Eliminar el paso {{number}}',
    howSteps: 'Una afirmación por línea, la correcta primero; se barajan',
    step: 'La afirmación correcta\nUna incorrecta',
  },
  problems: {
    noText: 'Todavía no hay texto',
    noMark: 'En el texto aún no hay nada marcado',
    allMarked: 'Todo está marcado: deja algo que distinguir',
    emptyMark: 'La marca {{number}} está vacía',
    noStep: 'Todavía no hay pasos',
    fewStatements: 'El paso {{number}} necesita al menos {{count}} afirmaciones',
    emptyStatement: 'Una afirmación del paso {{number}} está vacía',
    twinStatement: 'El paso {{number}} repite una afirmación',
  },
  play: {
    kicker: { words: 'Marca', mistakes: 'Encuentra los errores', sentences: 'Marca', summary: 'Resume' },
    how: 'Toca las palabras que correspondan; toca otra vez para desmarcar.',
    howSentences: 'Toca las oraciones que correspondan; toca otra vez para desmarcar.',
    count_one: '{{count}} marcada',
    count_many: '{{count}} marcadas',
    count_other: '{{count}} marcadas',
    step: 'Paso {{number}} de {{total}}',
    right: 'correcto',
    wrong: 'incorrecto',
    missed: 'había que marcarlo',
    correction: 'debe ser:',
    explanation: 'Por qué',
  },
} satisfies Translation<typeof en>
