import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { message: 'Mensajes' },
  problems: { sensitive: 'Contiene palabras sensibles: {{words}}' },
  lists: {
    index: {
      title: 'Todos los mensajes',
      lead: 'Avisos, preguntas y respuestas que te conciernen.',
      empty: 'Aún no hay mensajes',
      emptyLead: 'Aquí aparecen los resultados de las revisiones y las preguntas y respuestas.',
    },
    teachering: {
      title: 'Respuestas de docentes',
      lead: 'Lo que los docentes respondieron a los estudiantes.',
      empty: 'Aún no hay respuestas',
      emptyLead: 'Aquí quedan las respuestas a preguntas y conversaciones de estudiantes.',
    },
    teachered: {
      title: 'Preguntas de estudiantes',
      lead: 'Preguntas que los estudiantes hicieron en una tarjeta.',
      empty: 'Aún no hay preguntas',
      emptyLead:
        'Aparecen aquí las de actividades que tienes a cargo o creaste, y las de cursos cuyos mensajes puedes responder.',
    },
    simple: {
      title: 'Respuestas de IA',
      lead: 'Respuestas sueltas de la IA a tus estudiantes.',
      empty: 'Aún no hay respuestas de IA',
      emptyLead: 'Aparecen cuando un estudiante abre una tarjeta a la que responde una IA.',
    },
    multiple: {
      title: 'Conversaciones con IA',
      lead: 'Conversaciones de tus estudiantes con la IA de una tarjeta, el tutor o el compañero de estudio.',
      empty: 'Todavía no hay conversaciones',
      emptyLead:
        'Aparecen cuando un estudiante habla con la IA de una tarjeta, el tutor o el compañero de estudio.',
    },
  },
  fields: {
    content: 'Texto',
    type: 'Tipo',
    activityId: 'Actividad',
    senderId: 'Persona',
    createdAt: 'Fecha',
    fileIds: 'Archivos',
  },
  values: {
    type: {
      message: 'Aviso',
      teachering: 'Respuesta',
      teachered: 'Pregunta',
      simple: 'Respuesta de IA',
      multiple: 'Conversación con IA',
    },
  },
  tabs: { all: 'Todos', unread: 'Sin leer', read: 'Leídos', label: 'Leídos o sin leer' },
  row: {
    unread: 'Sin leer',
    you: 'Tú',
    system: 'Sistema',
    answered: 'Respondida',
    waiting: 'Espera respuesta',
    along: {
      tutor: 'Con una conversación con el tutor',
      partner: 'Con una conversación con el compañero de estudio',
    },
    files_one: '{{count}} archivo',
    files_many: '{{count}} archivos',
    files_other: '{{count}} archivos',
  },
  actions: {
    readPage: 'Marcar esta página como leída',
    readAll: 'Marcar todo como leído',
    marked_one: '{{count}} mensaje marcado como leído',
    marked_many: '{{count}} mensajes marcados como leídos',
    marked_other: '{{count}} mensajes marcados como leídos',
    next: 'Siguiente sin leer',
    noNext: 'No hay más mensajes sin leer.',
    keys: 'Atajos: / buscar, j y k mover, Alt N siguiente sin leer',
  },
  thread: {
    label: 'Conversación',
    choose: 'Elige un mensaje',
    chooseLead: 'Aquí se muestra la conversación a la que pertenece.',
    ai: 'IA',
    author: 'Preparado por el creador',
    along: 'El estudiante tuvo esta conversación antes de preguntar y la envió con la pregunta.',
    isNew: 'Nuevo',
    open: 'Abrir «{{title}}»',
    openRecord: 'Abrir el registro',
    openSessions: 'Ver tus sesiones',
    card: 'Tarjeta «{{title}}»',
    noReply: 'Puedes leer esta conversación. Solo responde quien puede contestar mensajes.',
    notice: 'Los avisos no se pueden responder.',
    files: 'Archivos',
  },
  reply: {
    label: 'Tu respuesta',
    placeholder: 'Escribe una respuesta',
    send: 'Enviar',
    sent: 'Respuesta enviada',
    kept: 'Se recuperó tu respuesta sin enviar.',
    offline: 'Sin conexión. Tu respuesta queda guardada aquí; envíala cuando vuelvas a estar en línea.',
    attach: 'Añadir archivos',
    remove: 'Quitar {{name}}',
    sending: '{{percent}} %',
    waits: 'Los archivos aún se están subiendo.',
  },
  told: {
    approved: '«{{title}}» se aprobó.',
    rejected: '«{{title}}» se rechazó.',
    newDevice:
      'Nuevo inicio de sesión en tu cuenta: {{device}}, desde {{address}}. Si no fuiste tú, cambia la contraseña y cierra las demás sesiones.',
    newDeviceUnnamed:
      'Nuevo inicio de sesión en tu cuenta desde {{address}}, en un dispositivo desconocido. Si no fuiste tú, cambia la contraseña y cierra las demás sesiones.',
    triesAtSignIn:
      'Alguien conoce tu contraseña: desde {{address}} era correcta, pero el segundo factor falló demasiadas veces. Si no fuiste tú, cambia la contraseña.',
    triesToConfirm:
      'En una sesión abierta de tu cuenta, desde {{address}}, se intentó demasiadas veces sin éxito confirmar que eres tú. Si no fuiste tú, cierra las demás sesiones y cambia la contraseña.',
    factorAdded:
      '«{{name}}» es ahora un segundo factor de tu cuenta. Si no lo añadiste tú, cambia la contraseña y pide ayuda a un administrador.',
    factorRemoved:
      '«{{name}}» ya no es un segundo factor de tu cuenta. Si no lo quitaste tú, cambia la contraseña y cierra las demás sesiones.',
    factorsReset:
      'Un administrador quitó todos los segundos factores de tu cuenta. Puedes configurar uno nuevo cuando quieras.',
    codesRenewed:
      'Tu cuenta tiene códigos de recuperación nuevos; los anteriores ya no sirven. Si no los creaste tú, cambia la contraseña y cierra las demás sesiones.',
    codeUsed:
      'Se usó un código de recuperación de tu cuenta desde {{address}}. Códigos restantes: {{left}}. Si no fuiste tú, cambia la contraseña y cierra las demás sesiones.',
  },
  faults: { notAnswerable: 'Los avisos no se pueden responder' },
} satisfies Translation<typeof en>
