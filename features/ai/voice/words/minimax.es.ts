import type { Translation } from '#kit/i18n/words.ts'
import { es as voice } from './es.ts'
import type { en } from './minimax.en.ts'

/** What is said of both kinds of voices is said alike. */
export const es = {
  record: 'Tono de voz MiniMax',
  access: { minimaxVoice: 'Tonos de voz MiniMax' },
  title: 'Tonos de voz MiniMax',
  lead: 'Tonos de voz de MiniMax, para tarjetas y agentes.',
  new: 'Nuevo tono de voz',
  edit: 'Editar tono de voz',
  empty: 'Aún no hay tonos de voz',
  emptyLead: 'Añade un tono de tu grupo de MiniMax y escúchalo.',
  fields: { ...voice.fields, groupId: 'Id del grupo' },
  hints: {
    code: 'Como lo llama MiniMax, por ejemplo female-shaonv',
    model: 'Por ejemplo speech-02-hd',
    groupId: 'Está en tu cuenta de MiniMax',
    baseUrl: 'Déjalo vacío para usar la dirección de MiniMax',
    sampleText: voice.hints.sampleText,
  },
  values: voice.values,
  states: voice.states,
  moves: voice.moves,
} satisfies Translation<typeof en>
