import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './recording.en.ts'

export const es = {
  time: 'Un tiempo como 1:05 o 0:07.25, no menor que 0',
  timeWithin: 'Un tiempo entre {{from}} y {{to}}',
  from: 'Inicio',
  to: 'Fin',
  wave: 'Forma de onda',
  waveHelp:
    'Arrastra los extremos o usa las flechas sobre ellos: ← → una décima de segundo, con Mayús una centésima, Inicio y Fin hasta los bordes.',
  kept: 'Se conservan {{length}}',
  play: 'Escuchar esta parte',
  stop: 'Parar',
  whole: 'Conservar todo',
  apply: 'Recortar el archivo',
  applyHint: 'Ya se escucha solo esta parte. Al recortar se crea un archivo más pequeño sin el resto.',
  download: 'Descargar WAV',
  reading: 'Leyendo el audio…',
  trimming: 'Recortando…',
  uploading: 'Subiendo, {{share}}',
  applied: 'Archivo recortado',
  unreadable: 'No hay forma de onda para este audio. El inicio y el fin se pueden escribir igualmente.',
  tooLong:
    'Dura más de {{minutes}} minutos y no se dibuja la forma de onda. El inicio y el fin se pueden escribir igualmente.',
  nothingLeft: 'No quedaría nada',
  record: 'Grabar',
  recordAnew: 'Grabar de nuevo',
  recording: 'Grabando',
  finish: 'Terminar',
  discard: 'Descartar',
  refused: 'El micrófono está bloqueado. Permítelo en los ajustes del navegador para esta página.',
  noMicrophone: 'No se encontró ningún micrófono.',
  notHere: 'Este navegador no puede grabar.',
  failed: 'No se pudo leer la grabación.',
  name: 'Grabación {{moment}}',
} satisfies Translation<typeof en>
