import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Referencias',
  purpose: 'Libros, artículos, páginas y actividades para seguir leyendo, en forma de bibliografía.',
  kinds: { book: 'Libro', paper: 'Artículo', link: 'Página web', activity: 'Actividad' },
  fields: {
    intro: 'Por qué leerlas',
    entries: 'Fuentes',
    kind: 'Tipo de la fuente {{number}}',
    title: 'Título',
    author: 'Autor',
    year: 'Año',
    page: 'Páginas',
    url: 'Dirección',
    quote: 'Cita',
    activityId: 'ID de la actividad',
  },
  sources: { book: 'Editorial', paper: 'Revista', link: 'Sitio', activity: 'Procedencia' },
  edit: {
    add: 'Fuente',
    addQuote: 'Cita',
    remove: 'Quitar la fuente {{number}}',
    drag: 'Mover la fuente {{number}}: arrastra o presiona Alt y una flecha',
    entry: 'Fuente {{number}}',
  },
  problems: {
    noEntry: 'Todavía no hay fuentes',
    noTitle: 'A la fuente {{number}} le falta el título',
    noUrl: 'A la fuente {{number}} le falta la dirección',
    badUrl: 'La dirección de la fuente {{number}} debe empezar por http o https',
    noActivity: 'La fuente {{number}} no indica ninguna actividad',
  },
  play: {
    open: 'Abrir',
    openTitled: 'Abrir «{{title}}» en otra página',
    copy: 'Copiar la cita',
    copyTitled: 'Copiar la cita de «{{title}}»',
    copied: 'Copiada',
    pages: 'p. {{page}}',
  },
} satisfies Translation<typeof en>
