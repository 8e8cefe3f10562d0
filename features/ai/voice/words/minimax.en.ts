import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { minimaxVoice } from '../voice.contract.ts'

import { en as voice } from './en.ts'

/** What is said of both kinds of voices is said alike. */
export const en = {
  record: 'MiniMax voice tone',
  access: { minimaxVoice: 'MiniMax voice tones' },
  title: 'MiniMax voice tones',
  lead: 'Voice tones of MiniMax, used by cards and agents.',
  new: 'New voice tone',
  edit: 'Edit voice tone',
  empty: 'No voice tones yet',
  emptyLead: 'Add a voice tone of your MiniMax group and listen to it.',
  fields: { ...voice.fields, groupId: 'Group ID' },
  hints: {
    code: 'As MiniMax calls it, such as female-shaonv',
    model: 'Such as speech-02-hd',
    groupId: 'Found in your MiniMax account',
    baseUrl: 'Leave empty for MiniMax’s own address',
    sampleText: voice.hints.sampleText,
  },
  values: voice.values,
  states: voice.states,
  moves: voice.moves,
} satisfies FieldWords<typeof minimaxVoice>
