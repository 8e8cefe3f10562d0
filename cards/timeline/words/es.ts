import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Línea de tiempo',
  purpose: 'Momentos con fecha para recorrer uno a uno o para poner en orden.',
  incomplete: 'Mira todos los momentos para continuar',
  outcomes: { noted: 'Todos los momentos vistos' },
  fields: {
    mode: 'Qué hacen los estudiantes',
    question: 'Introducción o pregunta',
    moments: 'Momentos, del primero al último',
    date: 'Fecha del momento {{number}}',
    momentTitle: 'Título del momento {{number}}',
    body: 'Texto del momento {{number}}',
    view: 'Cómo se muestran',
    scoring: 'Puntaje',
  },
  modes: { walk: 'Recorrer', arrange: 'Poner en orden' },
  modeHints: {
    walk: 'Se completa al ver todos los momentos. Sin puntos.',
    arrange: 'Se mezclan; las fechas y los textos aparecen con la respuesta.',
  },
  question: { walk: 'De qué trata', arrange: 'Del primero al último…' },
  views: { steps: 'Uno a la vez', list: 'Como lista' },
  scoring: { pairs: 'Por parejas bien ordenadas', exact: 'Todo correcto o ningún punto' },
  edit: {
    date: 'Cuándo, por ejemplo «hacia 1450»',
    title: 'Qué pasó',
    body: 'Algo más sobre ello',
    paste: 'Se pueden pegar dos columnas: fechas y títulos',
    add: 'Momento',
    remove: 'Quitar el momento',
    drag: 'Mover el momento {{number}}. Arrastra o presiona Alt y una flecha',
    more: 'Más sobre el momento {{number}}',
  },
  problems: {
    noQuestion: 'Falta la pregunta',
    fewMoments: 'Debe haber al menos {{count}} momentos',
    noDate: 'El momento {{number}} no tiene fecha',
    noTitle: 'El momento {{number}} no tiene título',
    twin: 'El momento {{number}} está repetido',
  },
  play: {
    arrange: 'Pon en orden',
    dates: 'Fechas',
    moment: 'Momento {{number}}',
    previous: 'Momento anterior',
    next: 'Momento siguiente',
    place: '{{number}} de {{total}}',
  },
} satisfies Translation<typeof en>
