import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Sección',
  purpose: 'Empieza una parte de la actividad con título, imagen y el puntaje de sus tarjetas.',
  fields: {
    subtitle: 'Antetítulo',
    subtitleHint: 'Una línea corta sobre el título, por ejemplo «Parte 1»',
    cover: 'Portada (16:9)',
    tone: 'Color',
  },
  tones: { brand: 'Azul', green: 'Verde', amber: 'Ámbar', red: 'Rojo', grey: 'Gris' },
  edit: {
    titleIsHeading: 'El título de arriba es su encabezado. Las tarjetas hasta la próxima sección son suyas.',
  },
  problems: { noTitle: 'La sección necesita un título' },
  play: {
    cards: 'En esta sección',
    done: 'hecho',
    open: 'pendiente',
    score: '{{earned}} de {{possible}} puntos hasta ahora',
  },
} satisfies Translation<typeof en>
