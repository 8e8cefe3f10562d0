import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Ayuda',
  lead: '¿Cómo hago…? Respuestas cortas para quienes trabajan en la consola.',
  skip: 'Ir al contenido',
  language: 'Idioma',
  pages: 'Todas las páginas',
  contents: 'En esta página',
  search: 'Buscar en la ayuda',
  searchHint: '¿Cómo hago…?',
  find: 'Buscar',
  results: 'Respuestas para «{{query}}»',
  nothing: 'No se encontró nada.',
  nothingLead: 'Prueba con una palabra, como «código» o «publicar», o elige una página de la lista.',
  absent: 'Esa página no existe',
  absentLead:
    'La ayuda no tiene ninguna página en esta dirección. Búscala o empieza por la lista de páginas.',
  toConsole: 'Ir a la consola',
  previous: 'Anterior',
  next: 'Siguiente',
  changes: 'Todos los cambios',
  changesLead: 'Versión por versión, según el registro de cambios, que está escrito en inglés.',
  unreleased: 'Desde la última versión',
  version: 'Versión {{version}}',
  groups: {
    begin: 'Primeros pasos',
    make: 'Crear contenido',
    sell: 'Repartir y vender',
    follow: 'Acompañar a los estudiantes',
    run: 'Administrar la plataforma',
    news: 'Novedades',
  },
} satisfies Translation<typeof en>
