import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import type { policyReportEndpoints } from '../policy-report.contract.ts'
import { countBlocked, placeInLog } from './blocked.ts'

type Body = BodyOf<typeof policyReportEndpoints.report>

/** A browser holds its reports back and sends several together; more than these tell nothing new. */
const maxReports = 20
const maxLength = 200

interface Blocked {
  readonly directive: string | null | undefined
  readonly blocked: string | null | undefined
  readonly page: string | null | undefined
  readonly source: string | null | undefined
  readonly line: string | number | null | undefined
}

function blockedIn(body: Body): readonly Blocked[] {
  if (!Array.isArray(body)) {
    const report = body['csp-report']
    return [
      {
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
        line: report['line-number'],
      },
    ]
  }
  return body
    .slice(0, maxReports)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) => ({
      directive: report?.effectiveDirective,
      blocked: report?.blockedURL,
      page: report?.documentURL,
      source: report?.sourceFile,
      line: report?.lineNumber,
    }))
}

/** Addresses without what may open something or name somebody; short, because anybody may send them. */
const shown = (text: string | null | undefined): string =>
  (text ?? '').split(/[?#]/)[0]?.slice(0, maxLength) ?? ''

export const policyReportHandlers = {
  async report({ body, services, address, requestId, now }) {
    for (const { directive, blocked, page, source, line } of blockedIn(body)) {
      const counted = countBlocked(directive)
      const place = placeInLog(now)
      if (place === 'firstLeftOut')
        services.log.warn('more reports are counted but not logged in this minute')
      if (place !== 'logged') continue
      services.log.warn(
        {
          ...{ directive: counted, blocked: shown(blocked), page: shown(page) },
          ...{
            source: shown(source),
            line: shown(line === undefined ? '' : String(line)),
            address,
            requestId,
          },
        },
        'a page was kept from something by its policy',
      )
    }
    return true
  },
} satisfies HandlersOf<typeof policyReportEndpoints>
