import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { provide } from '#kit/call/server/ports.ts'
import { qrUsersOfProducts } from '#features/content/product/product.ports.ts'
import { countQrUsers } from './countQrUsers.ts'
import { codeSpec } from './code.crud.ts'
import { forgetGuesses } from './codeGuesses.ts'
import { exchangeCodeHandlers } from './exchange-code.handlers.ts'
import { exchangeCodePersonalData } from './exchange-code.personalData.ts'

export const exchangeCodeServer = {
  handlers: { exchangeCode: exchangeCodeHandlers },
  records: [namedBy(codeSpec)],
  provides: [provide(qrUsersOfProducts, countQrUsers)],
  jobs: [forgetGuesses],
  counts: { exchangeCode: countedRecords(codeSpec) },
  personalData: [exchangeCodePersonalData],
} satisfies FeatureServer
