import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Varios bloques',
  purpose: 'Texto, imágenes, video y audio en una página: apilados, en columnas o paso a paso.',
  fields: {
    blocks: 'Bloques',
    layout: 'Disposición',
    required: 'Obligatorio',
    body: 'Texto del bloque {{number}}',
    picture: 'Imagen del bloque {{number}}',
    video: 'Video del bloque {{number}}',
    audio: 'Grabación del bloque {{number}}',
    captions: 'Subtítulos (WebVTT)',
    transcript: 'Transcripción del bloque {{number}}',
  },
  layouts: { stacked: 'Apilados', columns: 'Dos columnas', carousel: 'Paso a paso' },
  kinds: { text: 'Texto', image: 'Imagen', video: 'Video', audio: 'Audio' },
  edit: {
    blockNumber: '{{number}}. {{kind}}',
    requiredOf: 'El bloque {{number}} es obligatorio',
    remove: 'Quitar el bloque {{number}}',
    drag: 'Mover el bloque {{number}}: arrastra o presiona Alt y una flecha',
  },
  problems: {
    noBlock: 'Todavía no hay bloques',
    emptyText: 'El texto del bloque {{number}} está vacío',
    noPicture: 'El bloque {{number}} no tiene imagen',
    noVideo: 'El bloque {{number}} no tiene video',
    noAudio: 'El bloque {{number}} no tiene grabación',
  },
  incomplete: 'Mira todos los bloques obligatorios para continuar',
  play: {
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    place: '{{number}} de {{total}}',
    done: '{{done}} de {{total}} completados',
    captions: 'Subtítulos',
    transcript: 'Transcripción',
    video: 'Video {{number}}',
    audio: 'Grabación {{number}}',
  },
} satisfies Translation<typeof en>
