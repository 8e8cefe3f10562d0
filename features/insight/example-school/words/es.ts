import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { exampleSchool: 'Escuela de ejemplo' },
  record: 'Escuela de ejemplo',
  fields: { goes: 'Eliminados', stays: 'Conservados' },
  faults: {
    alreadyThere: 'Ya hay una escuela de ejemplo',
    byOneOfIt:
      'Has iniciado sesión con una cuenta de la escuela de ejemplo. Para quitarla, inicia sesión con una cuenta tuya',
  },
  offer: {
    title: 'O echa antes un vistazo',
    lead: 'Cursos, códigos, pedidos y estudiantes inventados, que solo se ven en esta consola y se quitan cuando quieras.',
    fill: 'Llenar con una escuela de ejemplo',
  },
  filling: 'Creando la escuela de ejemplo: parte {{done}} de {{total}}',
  failed: 'La escuela de ejemplo no se terminó de crear. Lo creado hasta ahora está aquí.',
  shown: 'Esta consola muestra una escuela de ejemplo. Sus personas y pedidos son inventados.',
  retry: 'Continuar',
  cancel: 'Cancelar',
  remove: 'Quitarla',
  filled: 'La escuela de ejemplo está lista',
  confirm: {
    title: '¿Quitar la escuela de ejemplo?',
    goes: 'Esto se elimina para siempre:',
    stays: 'Esto se queda porque tus propios registros lo usan:',
    nothing: 'No hay nada que quitar.',
    keep: 'Conservarla',
  },
  removed: 'La escuela de ejemplo se ha quitado',
  removedBut_one: 'La escuela de ejemplo se ha quitado; {{count}} registro se queda porque los tuyos lo usan',
  removedBut_many:
    'La escuela de ejemplo se ha quitado; {{count}} de registros se quedan porque los tuyos los usan',
  removedBut_other:
    'La escuela de ejemplo se ha quitado; {{count}} registros se quedan porque los tuyos los usan',
  kinds: {
    people: 'Personas: {{count}}',
    careers: 'Carreras: {{count}}',
    abilities: 'Habilidades: {{count}}',
    tags: 'Etiquetas: {{count}}',
    activities: 'Actividades: {{count}}',
    courses: 'Cursos: {{count}}',
    products: 'Productos: {{count}}',
    codes: 'Códigos de canje: {{count}}',
    orders: 'Pedidos: {{count}}',
    learnings: 'Actividades que se aprenden: {{count}}',
    works: 'Tareas: {{count}}',
    messages: 'Mensajes: {{count}}',
    files: 'Archivos: {{count}}',
  },
} as const satisfies Translation<typeof en>
