import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { sealedRows } from '#kit/secret/server/sealedRows.ts'
import { secondFactorHandlers } from './second-factor.handlers.ts'
import { sweepSecondFactors } from './second-factor.jobs.ts'
import { secondFactorPersonalData } from './second-factor.personalData.ts'
import { secondFactorTable } from './second-factor.table.ts'
import { secretPlace } from './totp.ts'

export const secondFactorServer = {
  handlers: { secondFactor: secondFactorHandlers },
  jobs: [sweepSecondFactors],
  sealed: [sealedRows(secondFactorTable, { sealedSecret: secretPlace })],
  personalData: [secondFactorPersonalData],
} satisfies FeatureServer
