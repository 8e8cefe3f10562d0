import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { mayReadRecord } from '#kit/resource/server/crud.read.ts'
import { reviewQueue } from '#kit/resource/server/reviewQueue.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { careerAbilityTable } from './careerAbility.table.ts'
import { careerTagTable } from './careerTag.table.ts'
import { careerHandlers, careerSpec } from './career.handlers.ts'
import { careerPersonalData } from './career.personalData.ts'

export const careerServer = {
  handlers: { career: careerHandlers },
  records: [namedBy(careerSpec)],
  uses: [
    { of: 'ability', by: careerSpec, link: careerAbilityTable },
    { of: 'tag', by: careerSpec, link: careerTagTable },
  ],
  reviews: { career: reviewQueue(careerSpec) },
  presence: { career: mayReadRecord(careerSpec) },
  readers: { career: mayReadRecord(careerSpec) },
  counts: { career: countedRecords(careerSpec) },
  personalData: [careerPersonalData],
} satisfies FeatureServer
