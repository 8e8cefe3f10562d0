import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { message: 'Mensajes' },
  problems: { sensitive: 'Contiene palabras que aquí no se pueden usar: {{words}}' },
  lists: {
    index: {
      title: 'Todos los mensajes',
      lead: 'Avisos, preguntas y respuestas que te conciernen.',
      empty: 'Aún no hay mensajes',
      emptyLead: 'Aquí llegan los resultados de las revisiones y las preguntas y respuestas.',
    },
    teachering: {
      title: 'Respuestas de docentes',
      lead: 'Lo que el profesorado ha respondido a quienes aprenden.',
      empty: 'Aún no hay respuestas',
      emptyLead: 'Responde a una pregunta o a una charla y tus palabras quedarán aquí.',
    },
    teachered: {
      title: 'Preguntas a docentes',
      lead: 'Preguntas que se hacen en una tarjeta de una actividad.',
      empty: 'Aún no hay preguntas',
      emptyLead:
        'Llegan aquí si diriges la actividad, si la creaste o si puedes responder a los mensajes de su curso.',
    },
    simple: {
      title: 'Asistente de IA',
      lead: 'Respuestas sueltas de una IA a las personas a las que sigues.',
      empty: 'Aún no hay respuestas de IA',
      emptyLead: 'Aparecen en cuanto alguien lee una tarjeta a la que responde una IA.',
    },
    multiple: {
      title: 'Conversaciones con IA',
      lead: 'Charlas por turnos de las personas a las que sigues con la IA de una tarjeta, el tutor o el compañero de estudio.',
      empty: 'Aún no hay charlas',
      emptyLead:
        'Aparecen en cuanto alguien habla con la IA de una tarjeta, el tutor o el compañero de estudio.',
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
      multiple: 'Charla con IA',
    },
  },
  tabs: { all: 'Todos', unread: 'Sin leer', read: 'Leídos', label: 'Leídos o sin leer' },
  row: {
    unread: 'Sin leer',
    you: 'Tú',
    system: 'Sistema',
    answered: 'Respondida',
    waiting: 'Espera respuesta',
    along: { tutor: 'Con la charla con el tutor', partner: 'Con la charla con el compañero' },
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
    noNext: 'Aquí no queda nada sin leer.',
    keys: 'Teclas: / buscar, j y k moverse, Alt N siguiente sin leer',
  },
  thread: {
    label: 'Conversación',
    choose: 'Elige un mensaje',
    chooseLead: 'Aquí se muestra la conversación a la que pertenece.',
    ai: 'IA',
    author: 'Preparado por el autor',
    along: 'Esta charla fue antes de la pregunta y se envió con ella.',
    isNew: 'Nuevo',
    open: 'Abrir «{{title}}»',
    openRecord: 'Abrir el registro',
    openSessions: 'Ver tus sesiones',
    card: 'Tarjeta «{{title}}»',
    noReply: 'Puedes leer esta charla. Responde quien tiene permiso para contestar mensajes.',
    notice: 'Los avisos no se responden.',
    files: 'Archivos',
  },
  reply: {
    label: 'Tu respuesta',
    placeholder: 'Escribe una respuesta',
    send: 'Enviar',
    sent: 'Respuesta enviada',
    kept: 'Ha vuelto lo que no habías enviado.',
    offline: 'Sin conexión. Tu respuesta queda guardada aquí; envíala cuando vuelvas a tener red.',
    attach: 'Añadir archivos',
    remove: 'Quitar {{name}}',
    sending: '{{percent}} %',
    waits: 'Los archivos aún se están enviando.',
  },
  told: {
    approved: '«{{title}}» ha superado la revisión.',
    rejected: '«{{title}}» no ha superado la revisión.',
    newDevice:
      'Nuevo inicio de sesión en tu cuenta: {{device}}, desde {{address}}. Si no has sido tú, cambia la contraseña y cierra las demás sesiones.',
    newDeviceUnnamed:
      'Nuevo inicio de sesión en tu cuenta desde {{address}}, en un equipo desconocido. Si no has sido tú, cambia la contraseña y cierra las demás sesiones.',
    triesAtSignIn:
      'Alguien conoce tu contraseña: desde {{address}} era correcta, pero el segundo factor ha fallado demasiadas veces. Si no has sido tú, cambia la contraseña.',
    triesToConfirm:
      'En una sesión abierta de tu cuenta, desde {{address}}, se ha intentado demasiadas veces sin éxito confirmar que eres tú. Si no has sido tú, cierra las demás sesiones y cambia la contraseña.',
    factorAdded:
      '«{{name}}» es ahora un segundo factor de tu cuenta. Si no lo has añadido tú, cambia la contraseña y pide ayuda a un administrador.',
    factorRemoved:
      '«{{name}}» ya no es un segundo factor de tu cuenta. Si no lo has quitado tú, cambia la contraseña y cierra las demás sesiones.',
    factorsReset:
      'Un administrador ha quitado todos los segundos factores de tu cuenta. Puedes configurar uno nuevo cuando quieras.',
    codesRenewed:
      'Tu cuenta tiene códigos de recuperación nuevos; los anteriores ya no sirven. Si no los has creado tú, cambia la contraseña y cierra las demás sesiones.',
    codeUsed:
      'Se ha usado un código de recuperación de tu cuenta desde {{address}}. Códigos restantes: {{left}}. Si no has sido tú, cambia la contraseña y cierra las demás sesiones.',
  },
  faults: { notAnswerable: 'Los avisos no se responden.' },
} satisfies Translation<typeof en>
