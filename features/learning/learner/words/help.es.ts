import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './help.en.ts'

export const es = {
  manners: { label: 'Quién te ayuda' },
  lead: {
    tutor: 'Te explica y te da pistas. Encontrar la respuesta es cosa tuya.',
    partner: 'Conversa contigo sobre esta actividad.',
  },
  close: 'Cerrar',
  log: 'Conversación',
  you: 'Tú',
  loading: 'Cargando',
  writing: '{{name}} está escribiendo…',
  empty: { tutor: '¿En qué te atascaste?', partner: '¿De qué quieres hablar?' },
  starters: {
    tutor: {
      first: 'Dame una pista',
      second: 'Explícame la tarea con otras palabras',
      third: '¿Dónde se explicó esto?',
    },
    partner: {
      first: 'Vamos a verlo juntos',
      second: '¿De qué trata esto?',
      third: '¿Para qué sirve esto?',
    },
  },
  say: 'Tu mensaje',
  send: 'Enviar',
  stop: 'Detener',
  stopped: 'Detenido',
  left_one: 'Queda {{count}} carácter',
  left_many: 'Quedan {{count}} caracteres',
  left_other: 'Quedan {{count}} caracteres',
  today_one: 'Hoy puedes preguntar {{count}} vez más',
  today_many: 'Hoy puedes preguntar {{count}} veces más',
  today_other: 'Hoy puedes preguntar {{count}} veces más',
  madeByAi: 'Escrito por IA. Puede equivocarse.',
  askTeacher: 'Preguntar al docente',
  talkGoesAlong: 'Tu conversación va con la pregunta: no tienes que explicarlo todo otra vez.',
  end: {
    title: 'Por hoy es suficiente',
    lead: 'Preguntaste mucho, y eso está muy bien. Vuelve a preguntar mañana o pregunta ahora a tu docente.',
  },
  trouble: {
    failed: 'No llegó ninguna respuesta. Tu mensaje sigue aquí.',
    offline: 'Sin conexión. Tu mensaje sigue aquí: envíalo cuando vuelvas a estar en línea.',
  },
  retry: 'Intentar otra vez',
  aloud: { play: 'Leer en voz alta', stop: 'Detener la lectura', trouble: 'No se pudo leer en voz alta.' },
} satisfies Translation<typeof en>
