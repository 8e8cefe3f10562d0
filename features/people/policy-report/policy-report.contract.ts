import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { policyReportPath } from '#kit/contract/policyReport.ts'

const line = z.union([z.string(), z.number().int().min(0).max(10_000_000)]).nullish()

/** As `report-uri` has it; what else a browser tells is dropped. */
const byUri = z.object({
  'csp-report': z.object({
    'document-uri': z.string().nullish(),
    'blocked-uri': z.string().nullish(),
    'effective-directive': z.string().nullish(),
    'violated-directive': z.string().nullish(),
    'source-file': z.string().nullish(),
    'line-number': line,
  }),
})

/** As `report-to` has it: several at once, of several kinds. */
const byApi = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        documentURL: z.string().nullish(),
        blockedURL: z.string().nullish(),
        effectiveDirective: z.string().nullish(),
        sourceFile: z.string().nullish(),
        lineNumber: line,
      })
      .nullish(),
  }),
)

export const policyReportEndpoints = {
  /** What a browser kept a page from, by the page's Content-Security-Policy. Browsers send it by themselves, nobody signed in. */
  report: endpoint({
    method: 'POST',
    path: policyReportPath,
    who: 'anyone',
    effect: 'outside',
    log: 'nothing',
    limit: { max: 60, seconds: 60 },
    bodyLimit: 32 * 1024,
    body: z.union([byUri, byApi]),
    data: z.literal(true),
  }),
} as const
