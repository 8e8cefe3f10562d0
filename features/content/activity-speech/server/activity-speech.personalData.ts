import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { cardSpeechTable, speechTaskCardTable, speechTaskTable } from './cardSpeech.table.ts'

export const speechPersonalData: PersonalData = {
  fates: [
    stays(cardSpeechTable, because.work, 'textHash', 'creatorId'),
    stays(speechTaskTable, because.work, 'creatorId', 'status'),
    stays(speechTaskCardTable, because.nobody, 'outcome', 'failure'),
  ],
}
