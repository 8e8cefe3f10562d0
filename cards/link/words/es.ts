import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Enlace',
  purpose: 'Una página de otro sitio, que se abre aparte o se muestra aquí mismo.',
  incomplete: 'Ábrelo para continuar',
  fields: {
    url: 'Dirección',
    urlHint: 'Página web, correo o teléfono',
    how: 'Se abre',
    label: 'Texto del botón',
    description: 'Qué se encuentra allí',
  },
  how: { newPage: 'En otra página', embedded: 'Dentro de la tarjeta' },
  edit: {
    embedHint: 'Algunos sitios no lo permiten. Mira el teléfono: lo que muestra es lo que verán.',
  },
  problems: {
    noUrl: 'Falta la dirección',
    badUrl: 'Esta dirección no se puede abrir',
    notEncrypted: 'Dentro de la tarjeta solo se muestran direcciones que empiezan por https',
  },
  play: {
    open: 'Abrir',
    write: 'Escribir un correo',
    call: 'Llamar',
    newPage: 'se abre en otra página',
    frame: 'Página de {{host}}',
    elsewhere: '¿No se ve? Ábrela en otra página',
    opened: 'Abierto',
  },
} satisfies Translation<typeof en>
