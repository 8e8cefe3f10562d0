import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Carreras',
  lead: 'Quién quiere llegar a ser el alumno. Una carrera se compone de habilidades y se publica tras una revisión.',
  new: 'Nueva carrera',
  edit: 'Editar carrera',
  empty: 'Aún no hay carreras',
  emptyLead: 'Empieza con un nombre y un resumen; las habilidades pueden añadirse después.',
  audit: {
    title: 'Carreras por revisar',
    lead: 'Mírala como la verán sus lectores; luego apruébala o di qué le falta.',
    empty: 'No hay nada pendiente',
    emptyLead: 'Las carreras aparecen aquí en cuanto alguien las envía a revisión.',
  },
  order: {
    title: 'Cambiar el orden',
    lead: 'Arrastra o pulsa Alt con una flecha. Cada cambio se guarda al momento.',
    move: 'Mover {{name}}',
  },
  sections: {
    basics: 'Datos básicos',
    links: 'Habilidades y etiquetas',
  },
  fields: {
    name: 'Nombre',
    summary: 'Resumen',
    cover: 'Portada (16:9)',
    abilityIds: 'Habilidades',
    abilityId: 'Habilidad',
    tagIds: 'Etiquetas',
    tagId: 'Etiqueta',
    tags: 'Etiquetas',
    abilities: 'Habilidades',
    abilityCount: 'Habilidades',
    order: 'Orden',
    status: 'Estado',
    reviewReason: 'Comentario de la revisión',
    creatorId: 'Creador',
    creatorName: 'Creador',
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
    offline: 'Despublicar',
  },
  rejected: 'Rechazada: {{reason}}',
} satisfies Translation<typeof en>
