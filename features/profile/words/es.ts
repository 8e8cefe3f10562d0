import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  faults: {
    tooManyAttempts_one:
      'Ha escrito mal la contraseña actual demasiadas veces. Vuelva a intentarlo dentro de {{count}} minuto',
    tooManyAttempts_many:
      'Ha escrito mal la contraseña actual demasiadas veces. Vuelva a intentarlo dentro de {{count}} minutos',
    tooManyAttempts_other:
      'Ha escrito mal la contraseña actual demasiadas veces. Vuelva a intentarlo dentro de {{count}} minutos',
  },
  problems: {
    wrongPassword: 'Esta no es su contraseña actual',
    samePassword: 'La contraseña nueva debe ser distinta de la actual',
  },
  fields: {
    nickname: 'Apodo',
    description: 'Sobre mí',
    avatar: 'Foto de perfil',
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
  },
} satisfies Translation<typeof en>
