import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  routes: {
    abilityView: 'Habilidad',
  },
  record: 'Habilidad',
  access: { ability: 'Habilidades' },
  title: 'Habilidades',
  lead: 'Lo que el estudiante sabrá hacer. Las carreras se componen de habilidades.',
  new: 'Nueva habilidad',
  edit: 'Editar habilidad',
  empty: 'Aún no hay habilidades',
  emptyLead: 'Describe algo que los estudiantes sabrán hacer y envíalo a revisión.',
  page: {
    label: 'Vista previa para estudiantes',
    courses_one: '{{count}} curso recomendado',
    courses_many: '{{count}} cursos recomendados',
    courses_other: '{{count}} cursos recomendados',
  },
  sections: {
    basics: 'Datos básicos',
    pictures: 'Imágenes',
    courses: 'Cursos recomendados',
  },
  fields: {
    name: 'Nombre',
    summary: 'Descripción',
    mainImage: 'Imagen principal (5:3)',
    headImage: 'Imagen cuadrada (1:1)',
    recommendedCourses: {
      label: 'Cursos recomendados',
      courseId: 'Curso',
      title: 'Título del curso',
      marketPrice: 'Precio de mercado (yuanes)',
    },
    status: 'Estado',
    reviewReason: 'Comentario de la revisión',
    givenBack: 'Rechazada',
    creatorId: 'Creado por',
    creatorName: 'Creado por',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  states: {
    draft: 'Borrador',
    reviewing: 'En revisión',
    public: 'Publicada',
  },
  moves: {
    submit: 'Enviar a revisión',
    approve: 'Aprobar',
    reject: 'Rechazar',
    withdraw: 'Retirar',
    online: 'Volver a publicar',
    offline: 'Dejar de publicar',
  },
  rejected: 'Rechazada: {{reason}}',
} satisfies Translation<typeof en>
