import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { forgetPassages } from './ground/forgetPassages.ts'
import { readDocuments } from './ground/readDocuments.ts'
import { makeVectors } from './ground/makeVectors.ts'
import { helpHandlers } from './help.handlers.ts'
import { helpPersonalData } from './help.personalData.ts'

export const helpServer = {
  handlers: { learn: helpHandlers },
  jobs: [forgetPassages, makeVectors, readDocuments],
  personalData: [helpPersonalData],
} satisfies FeatureServer
