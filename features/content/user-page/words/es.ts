import type { Translation } from '#kit/i18n/words.ts'
import { es as creator } from './creator.es.ts'
import type { en } from './en.ts'

export const es = {
  record: 'Página del creador',
  access: { userPage: 'Páginas de creadores' },
  title: 'Mi página',
  lead: 'Lo que las visitas ven de ti cuando se aprueba la página.',
  begin: {
    title: 'Que sepan quién enseña',
    lead: 'Una página con tu imagen, tu nivel y lo que has publicado. Se hace pública tras una revisión.',
    action: 'Empezar mi página',
  },
  locked: {
    reviewing: 'La página está en revisión. Retírala para cambiar algo.',
    public: 'La página es pública. Despublícala para cambiar algo.',
  },
  differs: 'Tu perfil dice otra cosa.',
  takeOver: 'Tomarlo de mi perfil',
  visit: 'Abrir la página pública',
  sections: {
    person: 'Sobre ti',
    page: 'Fondo y campo',
  },
  fields: {
    avatar: 'Foto de perfil (1:1)',
    nickname: 'Nombre en la página',
    description: 'Presentación',
    backgroundImage: 'Imagen de fondo (3:1)',
    industryLevel: 'Nivel en tu campo',
    tagId: 'Campo',
    tagName: 'Campo',
    status: 'Estado',
    reviewReason: 'Comentario de la revisión',
    creatorId: 'Creador',
    creatorName: 'Creador',
    createdAt: 'Creada',
    updatedAt: 'Actualizada',
  },
  hints: {
    tagId: 'La etiqueta revisada que mejor dice qué enseñas',
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
  values: { industryLevel: creator.levels },
  rejected: 'Rechazada: {{reason}}',
  faults: {
    exists: 'Ya tienes una página: cámbiala en vez de crear otra',
  },
} satisfies Translation<typeof en>
