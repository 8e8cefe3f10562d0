import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { codeSpec } from './code.spec.ts'
import { forgetGuesses } from './codeGuesses.ts'

export const exchangeCodeServer: FeatureServer = {
  records: [namedBy(codeSpec)],
  jobs: [forgetGuesses],
}
