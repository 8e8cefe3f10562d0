import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { job: 'Trabajos en segundo plano' },
  record: 'Trabajo en segundo plano',
  title: 'Trabajos en segundo plano',
  lead: 'Lo que el servidor hace por sí solo o más tarde: qué espera, qué está en curso y qué falló.',
  fields: { queue: 'Tipo de trabajo', jobId: 'ID del trabajo', state: 'Estado' },
} satisfies Translation<typeof en>
