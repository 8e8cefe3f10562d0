import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { on } from '#kit/call/server/events.ts'
import { provide } from '#kit/call/server/ports.ts'
import { helpOffered } from '#features/learning/attempt/attempt.ports.ts'
import { answersForgotten } from '#features/learning/attempt/server/attempt.events.ts'
import { forgetPassages } from './ground/forgetPassages.ts'
import { readDocuments } from './ground/readDocuments.ts'
import { makeVectors } from './ground/makeVectors.ts'
import { helpHandlers, labHandlers } from './help.handlers.ts'
import { helpPersonalData } from './help.personalData.ts'
import { forgetTurns } from './turn/forgetTurns.ts'
import { readOffer } from './turn/whoHelps.ts'

export const helpServer = {
  handlers: { help: labHandlers, learn: helpHandlers },
  provides: [provide(helpOffered, readOffer)],
  subscriptions: [on(answersForgotten, forgetTurns)],
  jobs: [forgetPassages, makeVectors, readDocuments],
  personalData: [helpPersonalData],
} satisfies FeatureServer
