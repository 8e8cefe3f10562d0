import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  fields: {
    configId: 'Configuración',
    activityId: 'Actividad',
    cardId: 'Tarjeta',
    clientId: 'ID de solicitud',
    manner: 'Tutor o compañero de estudio',
    said: 'Mensaje',
    hintsUsed: 'Pistas usadas',
    turnId: 'Respuesta',
  },
  faults: {
    notOffered: 'Aquí no hay tutor ni compañero de estudio en este momento',
    enoughHelp: 'Hoy ya preguntaste mucho. Sigue mañana o pregunta a tu docente',
    silent: 'Esta respuesta no se puede leer en voz alta',
  },
  lab: {
    otherKind: 'Esta configuración no es para este tipo de conversación.',
    make: 'Convertir en ejemplo',
    title: 'Crear un ejemplo de referencia',
    lead: 'Una respuesta, con todo lo que llevó a ella, se convierte en un ejemplo de referencia. Se quitan los nombres de estudiantes y docentes, las direcciones y los teléfonos.',
    turn: 'Respuesta',
    config: 'Configuración',
    none: 'Todavía no hay ninguna configuración para esto.',
    done: 'El ejemplo se creó. Léelo una vez más antes de que cuente.',
    open: 'Abrir los ejemplos',
  },
  off: 'Eso se aleja de esta actividad. Puedo ayudarte con lo que hay en sus tarjetas: ¿qué te gustaría mirar?',
  ladder: {
    hint: 'Una pista: {{hint}}',
    look: {
      card: 'Vuelve a mirar la tarjeta {{number}}, «{{title}}». ¿Qué de lo que hay ahí tiene que ver con tu pregunta?',
      number: 'Vuelve a mirar la tarjeta {{number}}. ¿Qué de lo que hay ahí tiene que ver con tu pregunta?',
      title: 'Vuelve a mirar «{{title}}». ¿Qué de lo que hay ahí tiene que ver con tu pregunta?',
      alone: 'Vuelve a leer la tarjeta, despacio. ¿Qué te pide exactamente?',
    },
    narrow: {
      card: 'Da primero un paso pequeño: ¿qué parte de la tarjeta {{number}}, «{{title}}», te haría falta?',
      number: 'Da primero un paso pequeño: ¿qué parte de la tarjeta {{number}} te haría falta?',
      title: 'Da primero un paso pequeño: ¿qué parte de «{{title}}» te haría falta?',
      alone: 'Da primero un paso pequeño: ¿qué parte tienes clara y dónde empiezas a dudar?',
    },
    method: {
      card: 'Busca en la tarjeta {{number}}, «{{title}}», cómo se hace, deja a un lado los detalles y prueba aquí el mismo camino, paso a paso. ¿Dónde te atascas?',
      number:
        'Busca en la tarjeta {{number}} cómo se hace, deja a un lado los detalles y prueba aquí el mismo camino, paso a paso. ¿Dónde te atascas?',
      title:
        'Busca en «{{title}}» cómo se hace, deja a un lado los detalles y prueba aquí el mismo camino, paso a paso. ¿Dónde te atascas?',
      alone: 'Inventa un ejemplo más fácil, resuélvelo y después haz aquí lo mismo, paso a paso.',
    },
    again: {
      card: 'Dejémoslo un momento. Lee la tarjeta {{number}}, «{{title}}», y di con tus palabras de qué trata. Si sigue sin estar claro, pregunta a tu docente: esta conversación va incluida.',
      number:
        'Dejémoslo un momento. Lee la tarjeta {{number}} y di con tus palabras de qué trata. Si sigue sin estar claro, pregunta a tu docente: esta conversación va incluida.',
      title:
        'Dejémoslo un momento. Lee «{{title}}» y di con tus palabras de qué trata. Si sigue sin estar claro, pregunta a tu docente: esta conversación va incluida.',
      alone:
        'Dejémoslo un momento. Di con tus palabras qué pide la tarjeta. Si sigue sin estar claro, pregunta a tu docente: esta conversación va incluida.',
    },
  },
  away: 'Ahora mismo no se pudo responder, así que esta pista estaba escrita de antemano. También puedes preguntar a tu docente.',
  manners: { tutor: 'Tutor', partner: 'Compañero de estudio' },
  prepared: 'Respuesta preparada',
  sources: 'Basado en',
  source: {
    card: 'Tarjeta {{number}}: {{title}}',
    untitled: 'Tarjeta {{number}}',
    transcript: 'Transcripción: {{title}}',
    reference: 'Referencia: {{title}}',
    file: 'Archivo: {{title}}',
    course: 'Curso: {{title}}',
    elsewhere: '{{source}} (otra actividad)',
  },
}
