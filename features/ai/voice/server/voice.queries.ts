import { viewOf } from '#kit/server/viewOf.ts'
import { voiceTable } from './voice.table.ts'

export const voiceView = viewOf(voiceTable, [
  'baseUrl',
  'code',
  'deletedAt',
  'groupId',
  'id',
  'model',
  'name',
  'protocol',
  'sealedKey',
  'status',
])

/** Where a voice's key is sealed, so that it opens nowhere else. */
export const keyPlace = (voiceId: number): string => `voice:${voiceId}:apiKey`
