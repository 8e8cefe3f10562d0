import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { search: 'Búsqueda' },
  title: 'Búsqueda y acciones',
  box: 'Buscar',
  placeholder: 'Busca contenidos, pantallas y acciones',
  groups: {
    recent: 'Abiertos recientemente',
    favourites: 'Favoritos',
    screens: 'Pantallas',
    commands: 'Acciones',
    help: 'También puedes',
  },
  results_one: '{{count}} resultado',
  results_many: '{{count}} resultados',
  results_other: '{{count}} resultados',
  searching: 'Buscando…',
  none: 'No hay resultados para «{{text}}»',
  noneLead:
    'Se buscan los nombres, títulos, nombres de usuario, números de pedido y códigos que puedes ver. Con una palabra más corta encontrarás más.',
  failed: 'No se han podido buscar los contenidos: {{why}}',
  move: 'Elegir',
  open: 'Abrir',
  openTab: 'En otra pestaña',
  close: 'Cerrar',
  language: 'Idioma: {{name}}',
  theme: { system: 'Tema: sistema', light: 'Tema: claro', dark: 'Tema: oscuro' },
  size: {
    small: 'Texto y controles: pequeño',
    medium: 'Texto y controles: mediano',
    large: 'Texto y controles: grande',
  },
  shortcuts: 'Atajos de teclado',
  everywhere: 'En cualquier pantalla',
  noShortcuts: 'Esta pantalla no tiene atajos propios.',
} as const satisfies Translation<typeof en>
