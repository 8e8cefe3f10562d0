import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Permiso de asistente',
  title: 'Asistentes',
  lead: 'Quién ayuda con cada curso o producto y qué puede hacer.',
  empty: 'Todavía no ayuda nadie',
  emptyLead: 'Añade a una persona e indica qué puede hacer; lo demás queda cerrado.',
  add: 'Añadir asistente',
  change: 'Cambiar',
  changeTitle: 'Qué puede hacer {{name}}',
  remove: 'Retirar',
  removed: '{{name}} ya no ayuda con «{{title}}»',
  changed: 'Guardado para {{name}}',
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
      gradeAssignments: 'Corregir tareas',
      answerMessages: 'Responder mensajes',
      editContent: 'Editar el contenido',
    },
  },
  hints: {
    viewLearners: 'Quién aprende, por dónde va y sus resultados.',
    gradeAssignments: 'Leer lo entregado y dar comentarios.',
    answerMessages: 'También recibe las preguntas de sus estudiantes.',
    editContent: 'Cambiarlo como su creador, pero sin publicarlo.',
  },
} satisfies Translation<typeof en>
