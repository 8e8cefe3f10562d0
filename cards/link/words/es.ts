import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Enlace',
  purpose: 'Una página web que se abre aparte o dentro de la tarjeta.',
  incomplete: 'Ábrelo para continuar',
  fields: {
    url: 'Dirección',
    urlHint: 'Página web, correo o teléfono',
    how: 'Se abre',
    label: 'Texto del botón',
    description: 'De qué trata',
  },
  how: { newPage: 'En otra página', embedded: 'Dentro de la tarjeta' },
  edit: {
    embedHint: 'Algunos sitios no lo permiten. La vista del teléfono muestra lo que verán los estudiantes.',
  },
  problems: {
    noUrl: 'Falta la dirección',
    badUrl: 'Esta dirección no se puede abrir. Revísala',
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
