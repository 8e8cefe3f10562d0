import type { Translation } from '#kit/i18n/words.ts'
import { es as creator } from './creator.es.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Página del creador',
  access: { userPage: 'Páginas de creadores' },
  title: 'Mi página',
  lead: 'Lo que las visitas ven de ti cuando se aprueba la página.',
  begin: {
    title: 'Preséntate a los estudiantes',
    lead: 'Una página con tu imagen, tu nivel y lo que publicaste. Se hace pública tras una revisión.',
    action: 'Empezar mi página',
  },
  locked: {
    reviewing: 'Esta página está en revisión. Retírala para hacer cambios.',
    public: 'Esta página es pública. Deja de publicarla para hacer cambios.',
  },
  differs: 'Tu perfil es distinto de esta página.',
  takeOver: 'Tomarlo de mi perfil',
  visit: 'Abrir la página pública',
  sections: {
    person: 'Sobre ti',
    page: 'Fondo y campo',
  },
  fields: {
    avatar: 'Imagen de perfil (1:1)',
    nickname: 'Nombre en la página',
    description: 'Presentación',
    backgroundImage: 'Imagen de fondo (3:1)',
    industryLevel: 'Nivel en tu campo',
    tagId: 'Etiqueta vinculada',
    tagName: 'Campo',
    status: 'Estado',
    reviewReason: 'Comentario de la revisión',
    creatorId: 'Creado por',
    creatorName: 'Creado por',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  hints: {
    tagId: 'La etiqueta revisada que mejor describe lo que enseñas',
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
  values: { industryLevel: creator.levels },
  rejected: 'Rechazada: {{reason}}',
  faults: {
    exists: 'Ya tienes una página. Edita esa',
  },
} satisfies Translation<typeof en>
