import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Etiqueta',
  access: { tag: 'Etiquetas' },
  title: 'Etiquetas',
  lead: 'Palabras que agrupan carreras, actividades y cursos. Solo se pueden elegir las revisadas.',
  new: 'Nueva etiqueta',
  edit: 'Editar etiqueta',
  empty: 'Aún no hay etiquetas',
  emptyLead: 'Crea la primera etiqueta y revísala para que todos puedan usarla.',
  fields: {
    name: 'Nombre',
    summary: 'Resumen',
    mainImage: 'Imagen principal (5:3)',
    headImage: 'Imagen cuadrada (1:1)',
    status: 'Estado',
    creatorId: 'Creado por',
    creatorName: 'Creado por',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  states: {
    pending: 'Pendiente',
    reviewed: 'Revisada',
  },
  moves: {
    review: 'Marcar como revisada',
    unreview: 'Volver a pendiente',
  },
} satisfies Translation<typeof en>
