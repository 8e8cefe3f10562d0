import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Asistente docente',
  title: 'Asistentes docentes',
  lead: 'Quién asiste en cada curso o producto y qué puede hacer.',
  empty: 'Todavía no hay asistentes docentes',
  emptyLead: 'Añade a una persona y elige qué puede hacer. No podrá hacer nada más.',
  add: 'Añadir asistente',
  change: 'Cambiar',
  changeTitle: 'Permisos de {{name}}',
  remove: 'Retirar',
  removed: '{{name}} ya no asiste en «{{title}}»',
  changed: 'Permisos de {{name}} guardados',
  all: 'Ver todo',
  needed: 'Elige al menos un permiso',
  fields: {
    name: 'Asistente',
    targetType: 'Tipo',
    targetTitle: 'Curso o producto',
    targetId: 'Curso o producto',
    userId: 'Asistente',
    privilege: 'Permiso',
    privileges: 'Permisos',
    creatorName: 'Concedido por',
    updatedAt: 'Actualizado',
  },
  values: {
    targetType: { course: 'Curso', product: 'Producto' },
    privilege: {
      viewLearners: 'Ver estudiantes',
      gradeAssignments: 'Calificar tareas',
      answerMessages: 'Responder mensajes',
      editContent: 'Editar el contenido',
    },
  },
  hints: {
    viewLearners: 'Quién aprende, por dónde va y sus resultados.',
    gradeAssignments: 'Leer lo entregado y dar comentarios.',
    answerMessages: 'También recibe las preguntas de sus estudiantes.',
    editContent: 'Editarlo como su creador, pero sin publicarlo.',
  },
} satisfies Translation<typeof en>
