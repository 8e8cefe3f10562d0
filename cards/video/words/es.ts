import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Video',
  purpose: 'Un video con subtítulos y capítulos. Se completa al ver lo suficiente.',
  fields: {
    source: 'Origen del video',
    address: 'Dirección',
    addressHint: 'YouTube, Vimeo, Bilibili o cualquier dirección https',
  },
  sources: { file: 'Subir', address: 'Dirección web' },
  edit: {
    elsewhere: 'De un video externo solo sabemos que se abrió: con eso se completa la tarjeta.',
    openOnly: 'Este sitio se abre en una página aparte.',
    embedded: 'Se ve dentro de la tarjeta cuando el estudiante lo inicia.',
  },
  problems: {
    noFile: 'Todavía no hay video',
    noAddress: 'Falta la dirección',
    badAddress: 'La dirección debe empezar por https://',
    endFirst: 'El final es anterior al inicio',
    startLate: 'El inicio es posterior al final del video',
    noCaptionFile: 'Los subtítulos no tienen archivo',
    emptyChapter: 'El capítulo {{number}} no tiene título',
    lateChapter: 'El capítulo {{number}} empieza después del final del video',
    twinChapter: 'El capítulo {{number}} empieza a la vez que otro',
  },
  incomplete: 'Mira el video para continuar',
  play: {
    show: 'Reproducir desde {{host}}',
    notice: 'Al reproducirlo, {{host}} sabrá que lo estás viendo.',
    open: 'Abrir en {{host}}',
    opened: 'abierto',
  },
} satisfies Translation<typeof en>
