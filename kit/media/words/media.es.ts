import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './media.en.ts'

export const es = {
  play: 'Reproducir',
  pause: 'Pausar',
  position: 'Posición',
  timeOf: '{{time}} de {{length}}',
  speed: 'Velocidad',
  rate: '{{rate}}×',
  captions: 'Subtítulos',
  captionsOff: 'Sin subtítulos',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  chapters: 'Capítulos',
  slow: 'Más lento',
  broken: 'No se pudo reproducir. Revisa la conexión e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  missing: 'Aquí no hay nada que reproducir.',
  watched: '{{share}} visto',
  listened: '{{share}} escuchado',
  needed: 'se completa con el {{needed}}',
  done: 'Completado',
  noSkip: 'Puedes volver atrás, pero no adelantar.',
} satisfies Translation<typeof en>
