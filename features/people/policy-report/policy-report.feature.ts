import type { Feature } from '#kit/contract/feature.ts'
import { policyReportEndpoints } from './policy-report.contract.ts'

export const policyReportFeature = {
  contracts: { policyReport: policyReportEndpoints },
} satisfies Feature
