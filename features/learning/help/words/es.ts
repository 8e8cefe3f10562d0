import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  fields: {
    activityId: 'Actividad',
    cardId: 'Tarjeta',
    clientId: 'Número de solicitud',
    manner: 'Tutor o compañero de estudio',
    said: 'Mensaje',
    hintsUsed: 'Pistas usadas',
    turnId: 'Respuesta',
  },
  faults: {
    notOffered: 'Aquí no hay tutor ni compañero de estudio en este momento.',
    enoughHelp: 'Hoy ya has preguntado mucho. Sigue mañana o pregunta a tu profesor.',
    silent: 'Esta respuesta no se puede leer en voz alta.',
  },
}
