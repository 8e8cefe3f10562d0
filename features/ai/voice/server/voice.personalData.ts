import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { voiceTable } from './voice.table.ts'

export const voicePersonalData: PersonalData = {
  fates: [
    stays(
      voiceTable,
      because.work,
      'creatorId',
      'protocol',
      'name',
      'code',
      'language',
      'gender',
      'model',
      'baseUrl',
      'sealedKey',
      'groupId',
      'sampleText',
      'status',
    ),
  ],
}
