import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Ordenar',
  purpose: 'Pasos, fechas o ideas que hay que poner en el orden correcto.',
  fields: {
    question: 'Qué hay que ordenar',
    items: 'Elementos, en el orden correcto',
    itemText: 'Texto del elemento {{number}}',
    itemNumber: 'Elemento {{number}}',
    scoring: 'Puntaje',
  },
  scoring: { pairs: 'Por parejas bien ordenadas', exact: 'Todo correcto o ningún punto' },
  edit: {
    shuffled: 'Se mezclan para cada estudiante. Ordena arrastrando o con Alt+↑↓',
    question: 'Del primer paso al último…',
    addItem: 'Elemento',
    removeItem: 'Quitar el elemento',
    drag: 'Mover el elemento {{number}}. Arrastra o presiona Alt y una flecha',
    more: 'Más sobre el elemento {{number}}',
  },
  problems: {
    noQuestion: 'Falta la pregunta',
    fewItems: 'Debe haber al menos {{count}} elementos',
    emptyItem: 'El elemento {{number}} está vacío',
    twinItem: 'El elemento {{number}} está repetido',
  },
  play: {
    kicker: 'Ordena',
  },
} satisfies Translation<typeof en>
