import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Varios bloques',
  purpose: 'Texto, imágenes, vídeo y audio en una página: apilados, en columnas o paso a paso.',
  fields: {
    blocks: 'Bloques',
    layout: 'Disposición',
    required: 'Obligatorio',
    body: 'Texto del bloque {{number}}',
    picture: 'Imagen del bloque {{number}}',
    video: 'Vídeo del bloque {{number}}',
    audio: 'Grabación del bloque {{number}}',
    captions: 'Subtítulos (WebVTT)',
    transcript: 'Transcripción del bloque {{number}}',
  },
  layouts: { stacked: 'Apilados', columns: 'Dos columnas', carousel: 'Paso a paso' },
  kinds: { text: 'Texto', image: 'Imagen', video: 'Vídeo', audio: 'Audio' },
  edit: {
    blockNumber: '{{number}}. {{kind}}',
    requiredOf: 'El bloque {{number}} es obligatorio',
    remove: 'Quitar el bloque {{number}}',
    drag: 'Mover el bloque {{number}}: arrastra o pulsa Alt y una flecha',
  },
  problems: {
    noBlock: 'Todavía no hay bloques',
    emptyText: 'El texto del bloque {{number}} está vacío',
    noPicture: 'El bloque {{number}} no tiene imagen',
    noVideo: 'El bloque {{number}} no tiene vídeo',
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
    video: 'Vídeo {{number}}',
    audio: 'Grabación {{number}}',
  },
} satisfies Translation<typeof en>
