import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Archivos',
  purpose: 'Archivos para descargar, con su licencia y un acuerdo que aceptar antes.',
  fields: {
    files: 'Archivos',
    fileNumber: 'Archivo {{number}}',
    name: 'Nombre del archivo {{number}}',
    licence: 'Licencia del archivo {{number}}',
    agreement: 'Acuerdo',
    agreementHint: 'hay que aceptarlo antes de descargar; opcional',
    need: 'Se completa al descargar',
  },
  need: { one: 'Uno de ellos', all: 'Todos' },
  edit: {
    remove: 'Quitar el archivo {{number}}',
    add: 'Otro archivo',
    namePlaceholder: 'Nombre que ven los estudiantes',
    licencePlaceholder: 'Licencia, p. ej. CC BY 4.0',
    drag: 'Mover el archivo {{number}}: arrastra o presiona Alt y una flecha',
  },
  problems: { noFile: 'Todavía no hay archivos', noName: 'El archivo {{number}} no tiene nombre' },
  incomplete: 'Descarga los archivos para continuar',
  play: {
    loading: 'Descargando…',
    failed: 'No se pudo descargar. Revisa la conexión e inténtalo de nuevo.',
    agree: 'Acepto',
    agreeFirst: 'Marca antes «Acepto»',
    download: 'Descargar {{name}}',
    downloaded: 'Descargado',
    licence: 'Licencia: {{licence}}',
    missing: 'Este archivo ya no está disponible.',
    count: '{{done}} de {{total}} descargados',
    oneIsEnough: 'Con uno basta.',
  },
} satisfies Translation<typeof en>
