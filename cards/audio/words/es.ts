import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Audio',
  purpose: 'Una grabación con transcripción. Se completa al escuchar el 90 %.',
  fields: {
    file: 'Grabación',
    part: 'Parte que se reproduce',
    transcript: 'Transcripción',
    transcriptHint: 'Para quien no puede oírla y para leer a la vez',
    slow: 'Se puede oír despacio',
    slowFile: 'Versión lenta',
    slowFileHint: 'sin archivo: la grabación a 0,75×',
    voice: 'Voz',
    voiceHint: 'quién habla o con qué voz se creó; opcional',
  },
  problems: {
    noFile: 'Todavía no hay grabación',
    endFirst: 'El final es anterior al inicio',
    startLate: 'El inicio es posterior al final de la grabación',
  },
  incomplete: 'Escucha la grabación para continuar',
  play: { transcript: 'Transcripción', voice: 'Voz: {{voice}}' },
} satisfies Translation<typeof en>
