import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  activity: { 'features/learning/help/server/turn/whoHelps.ts': ['partnerAgentId', 'tutorAgentId'] },
  agent: { 'features/learning/help/server/turn/helpSpeech.ts': ['voiceId', 'speed'] },
  configuration: {
    'features/learning/help/server/turn/whoHelps.ts': ['learner/tutor', 'learner/partner'],
  },
}
