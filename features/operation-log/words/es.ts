import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  fields: {
    actorId: 'Quién',
    resource: 'Recurso',
    resourceId: 'Registro',
    action: 'Acción',
    before: 'Antes',
    after: 'Después',
    at: 'Cuándo',
  },
} satisfies Translation<typeof en>
