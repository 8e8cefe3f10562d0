import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Respuesta de IA',
  purpose: 'Una IA escribe algo para cada estudiante a partir de lo que respondió.',
  incomplete: 'Se está escribiendo la respuesta.',
  fields: {
    intro: 'Introducción',
    prompt: 'Encargo para la IA',
    promptHint: 'El estudiante no lo ve',
    output: 'Forma',
    length: 'Extensión',
    regenerations: 'Intentos más',
    fallback: 'Texto si la IA no está disponible',
    fallbackHint: 'Es lo que se leerá en su lugar',
  },
  outputs: { text: 'Texto', table: 'Tabla', image: 'Imagen' },
  lengths: { short: 'Corta', medium: 'Media', long: 'Larga' },
  edit: {
    insert: 'Insertar una respuesta del estudiante',
    noCards: 'No hay tarjetas anteriores',
    imageLater: 'Todavía no se pueden crear imágenes. Se mostrará el texto alternativo.',
    advanced: 'Más',
  },
  problems: {
    noPrompt: 'El encargo para la IA está vacío',
    otherReads: 'Las tarjetas nombradas en el encargo cambiaron. Edita el texto para actualizarlas',
    noFallback: 'Falta el texto para cuando la IA no está disponible',
  },
  play: {
    kicker: 'Para ti',
    writing: 'Se está escribiendo la respuesta…',
    written: 'La respuesta está lista',
    again: 'Otra respuesta',
    left_one: '{{count}} vez más',
    left_many: '{{count}} veces más',
    left_other: '{{count}} veces más',
    retry: 'Intentarlo otra vez',
    madeByAi: 'Escrito por IA. Puede equivocarse.',
  },
} satisfies Translation<typeof en>
