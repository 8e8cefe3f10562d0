import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const es = {
  faults: {
    notYourself: 'No puedes hacer esto con tu propia cuenta',
    lastSuperAdmin: 'Debe quedar al menos un superadministrador válido',
  },
  problems: {
    username: 'Usa de 3 a 20 letras, cifras, puntos, guiones o guiones bajos',
    taken: 'Este nombre de usuario ya está en uso',
    commonPassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra',
    passwordTooShort: 'La contraseña necesita al menos {{min}} caracteres',
    passwordIsName: 'La contraseña no puede ser el nombre de usuario',
  },
  fields: {
    username: 'Nombre de usuario',
    nickname: 'Apodo',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    roles: 'Roles',
    role: 'Rol',
    status: 'Estado',
    avatar: 'Foto de perfil',
    phone: 'Teléfono',
    wxOpenid: 'OpenID de WeChat',
    unionId: 'UnionID',
    sessionKey: 'Clave de sesión',
    createdAt: 'Fecha de creación',
    lastLoginAt: 'Último acceso',
  },
  states: { valid: 'Válida', invalid: 'No válida' },
  moves: { invalidate: 'Invalidar', validate: 'Validar' },
} satisfies Translation<typeof en>
