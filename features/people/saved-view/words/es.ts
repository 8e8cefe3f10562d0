import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { savedView: 'Vistas guardadas de las listas' },
  faults: { tooMany: 'Ya tienes {{max}} vistas de esta lista. Elimina una primero' },
} satisfies Translation<typeof en>
