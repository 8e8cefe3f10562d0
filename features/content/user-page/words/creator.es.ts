import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './creator.en.ts'

export const es = {
  noBackground: 'Imagen de fondo',
  noName: 'Tu nombre',
  noDescription: 'Unas frases sobre ti',
  noTag: 'Campo',
  noLevel: 'Nivel',
  levels: {
    beginner: 'Principiante',
    practitioner: 'Profesional',
    senior: 'Profesional sénior',
    expert: 'Experto',
    leader: 'Referente',
  },
  courses: 'Cursos',
  activities: 'Actividades',
  nothing: 'Aún no hay nada público. Los cursos y las actividades aparecen aquí por sí solos.',
} satisfies Translation<typeof en>
