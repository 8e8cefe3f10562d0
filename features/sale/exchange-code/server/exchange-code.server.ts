import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { codeSpec } from './code.spec.ts'
import { forgetGuesses } from './codeGuesses.ts'
import { exchangeCodeHandlers } from './exchange-code.handlers.ts'

export const exchangeCodeServer = {
  handlers: { exchangeCode: exchangeCodeHandlers },
  records: [namedBy(codeSpec)],
  jobs: [forgetGuesses],
} satisfies FeatureServer
