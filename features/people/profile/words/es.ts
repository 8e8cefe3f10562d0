import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  access: { profile: 'Cuenta propia' },
  problems: {
    wrongPassword: 'La contraseña actual no es correcta',
    samePassword: 'La contraseña nueva debe ser distinta de la actual',
  },
  fields: {
    nickname: 'Nombre visible',
    description: 'Presentación',
    avatar: 'Imagen de perfil',
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
  },
  screen: {
    title: 'Mi perfil',
    lead: 'Así te ven los demás: en lo que creas, en los mensajes y en las revisiones.',
    save: 'Guardar',
    saved: 'Perfil guardado',
    passwordTitle: 'Cambiar la contraseña',
    passwordLead: 'Al cambiarla se cierran tus otras sesiones; esta sigue abierta.',
    passwordHint: 'Al menos {{min}} caracteres; una frase corta va bien',
    change: 'Cambiar contraseña',
    changed: 'Contraseña cambiada. Se cerraron tus otras sesiones',
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
    nicknameHint: 'Así te ven tus docentes y los demás',
    addPicture: 'Añadir una imagen',
    changePicture: 'Cambiar la imagen',
    removePicture: 'Quitar',
    removed: 'Imagen quitada',
    again: 'Volver a intentarlo',
    languageLead: 'El idioma de estas páginas. Lo que se enseña conserva el suyo.',
  },
} satisfies Translation<typeof en>
