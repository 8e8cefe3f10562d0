import { noRecord, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { policyReportFeature } from '../policy-report.feature.ts'

export const samples = {
  policyReport: {
    make: noRecord,
    calls: { report: () => ({ body: { 'csp-report': { 'effective-directive': 'script-src-elem' } } }) },
  },
} satisfies SamplesOf<typeof policyReportFeature.contracts>
