import type { Feature } from '#kit/contract/feature.ts'
import { activityEndpoints } from './activity.contract.ts'
import { activityFaults } from './activity.faults.ts'
import { activityCardEndpoints } from './activityCard.contract.ts'
import { activityTransferEndpoints } from './activityTransfer.contract.ts'
import { activityVersionEndpoints } from './activityVersion.contract.ts'
import { generateFaults } from './generate/activity-generate.faults.ts'
import { generateEndpoints } from './generate/generate.contract.ts'
import { translateEndpoints } from './generate/translate.contract.ts'
import { importFaults } from './import/activity-import.faults.ts'
import { speechFaults } from './speech/activity-speech.faults.ts'
import { speechEndpoints } from './speech/speech.contract.ts'
import { activityWords } from './activity.words.ts'
import { generateWords } from './generate/activity-generate.words.ts'
import { importWords } from './import/activity-import.words.ts'
import { platformWords } from './platform/platform.words.ts'
import { speechWords } from './speech/speech.words.ts'

export const activityFeature = {
  words: [activityWords, generateWords, importWords, platformWords, speechWords],
  contracts: {
    activity: activityEndpoints,
    activityCard: activityCardEndpoints,
    activityGenerate: generateEndpoints,
    activitySpeech: speechEndpoints,
    activityTransfer: activityTransferEndpoints,
    activityTranslate: translateEndpoints,
    activityVersion: activityVersionEndpoints,
  },
  faults: [activityFaults, generateFaults, importFaults, speechFaults],
} satisfies Feature
