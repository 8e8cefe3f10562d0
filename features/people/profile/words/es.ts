import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { profile: 'Cuenta propia' },
  problems: {
    wrongPassword: 'Esta no es tu contraseña actual',
    samePassword: 'La contraseña nueva debe ser distinta de la actual',
  },
  fields: {
    nickname: 'Apodo',
    description: 'Presentación',
    avatar: 'Foto de perfil',
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
  },
  screen: {
    title: 'Mi perfil',
    lead: 'Así te ven los demás: en lo que creas, en los mensajes y en las revisiones.',
    save: 'Guardar',
    saved: 'Tu perfil se ha guardado',
    passwordTitle: 'Cambiar la contraseña',
    passwordLead: 'Al cambiarla se cierran tus otras sesiones; esta sigue abierta.',
    passwordHint: 'Al menos {{min}} caracteres; una frase corta va bien',
    change: 'Cambiar contraseña',
    changed: 'Contraseña cambiada. Tus otras sesiones se han cerrado',
    sessionsTitle: 'Dónde tienes la sesión abierta',
    sessionsLead: 'Si no reconoces alguna, ciérrala y cambia tu contraseña.',
    roles: 'Roles',
  },
  own: {
    title: 'Mi cuenta',
    parts: 'Apartados de esta página',
    nav: {
      profile: 'Perfil',
      password: 'Contraseña',
      factors: 'Segundo factor',
      language: 'Idioma',
      sessions: 'Dispositivos',
      orders: 'Pedidos',
      data: 'Mis datos',
      close: 'Cierre',
    },
    username: 'Inicias sesión como {{name}}',
    nicknameHint: 'Así te ven tus profesores y los demás',
    addPicture: 'Añadir una foto',
    changePicture: 'Cambiar la foto',
    removePicture: 'Quitar',
    removed: 'Tu foto se ha quitado',
    again: 'Volver a intentarlo',
    languageLead: 'El idioma de estas páginas. Lo que se enseña conserva el suyo.',
  },
} satisfies Translation<typeof en>
