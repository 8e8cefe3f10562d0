import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './account.en.ts'

export const es = {
  access: { account: 'Cuenta: datos y cierre' },
  faults: {
    holdsPublic_one: 'Otras personas usan algo de esta cuenta. Entrégalo antes a alguien',
    holdsPublic_many: 'Otras personas usan {{count}} elementos de esta cuenta. Entrégalos antes a alguien',
    holdsPublic_other: 'Otras personas usan {{count}} elementos de esta cuenta. Entrégalos antes a alguien',
  },
  problems: {
    wrongPassword: 'La contraseña actual no es correcta',
    notSuccessor: 'Elige a otra persona que pueda crear contenido',
  },
  fields: {
    password: 'Contraseña actual',
    handOverTo: 'Entregar a',
  },
  data: {
    title: 'Mis datos',
    lead: 'Todo lo que se guarda de ti en un solo zip: lo que escribiste e hiciste en JSON, y tus archivos.',
    action: 'Descargar mis datos',
    preparing: 'Reuniendo tus datos…',
  },
  close: {
    title: 'Cerrar mi cuenta',
    lead: 'Tu nombre, imagen, contactos, ajustes y los archivos que nadie más usa se eliminan al momento. Las respuestas y los pedidos quedan con un número, sin tu nombre. No se puede deshacer.',
    action: 'Cerrar mi cuenta…',
    confirm: 'Cerrar para siempre',
    before: 'Quizá quieras descargar antes tus datos.',
    held: 'Otras personas aún usan esto. Elige quién se hace cargo:',
    search: 'Buscar colegas',
    choose: 'Elige a alguien',
    done: 'Tu cuenta está cerrada',
  },
  other: {
    action: 'Cerrar la cuenta',
    title: 'Cerrar la cuenta de {{name}}',
    lead: 'El nombre, la imagen, los contactos y los ajustes se eliminan al momento, y todas las sesiones terminan. Las respuestas y los pedidos quedan con un número. No se puede deshacer.',
    done: 'Cuenta cerrada',
  },
  resources: {
    ability: 'Habilidad',
    activity: 'Actividad',
    agent: 'Agente',
    career: 'Carrera',
    course: 'Curso',
    product: 'Producto',
  },
} satisfies Translation<typeof en>
