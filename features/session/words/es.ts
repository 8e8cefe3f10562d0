import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  faults: {
    wrongCredentials: 'El nombre de usuario o la contraseña no son correctos',
    lockedOut_one: 'Demasiados intentos fallidos. Vuelva a intentarlo dentro de {{count}} minuto',
    lockedOut_many: 'Demasiados intentos fallidos. Vuelva a intentarlo dentro de {{count}} minutos',
    lockedOut_other: 'Demasiados intentos fallidos. Vuelva a intentarlo dentro de {{count}} minutos',
    captchaMissing: 'Complete antes la verificación',
    captchaWrong: 'La verificación ha caducado o ya se ha usado. Vuelva a verificar',
    roleAbnormal: 'El rol del usuario no es válido',
    underReview: 'Su cuenta está en revisión, espere por favor',
    accountInvalid: 'Esta cuenta está desactivada. Póngase en contacto con un administrador',
  },
  fields: {
    username: 'Nombre de usuario',
    nickname: 'Apodo',
    password: 'Contraseña',
  },
} satisfies Translation<typeof en>
