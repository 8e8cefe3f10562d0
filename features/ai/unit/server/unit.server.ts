import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { unitSpec } from './unit.crud.ts'
import { unitHandlers } from './unit.handlers.ts'
import { unitPersonalData } from './unit.personalData.ts'

export const unitServer = {
  handlers: { unit: unitHandlers },
  records: [namedBy(unitSpec)],
  personalData: [unitPersonalData],
} satisfies FeatureServer
