import { viewOf } from '#kit/data/server/viewOf.ts'
import { cardSpeechTable } from './cardSpeech.table.ts'

export const cardSpeechView = viewOf(cardSpeechTable, ['activityId', 'cardId', 'fileId', 'textHash'])
