import { newKey } from './newKey.ts'
import { isAllowed } from './pageSetting.ts'

/** So long, in milliseconds, calls belong to the click or key before them. */
const spanMs = 3000
let id = ''
let until = 0

const digits = (count: number) => newKey().replaceAll('-', '').slice(0, count)

function begin(): void {
  until = 0
}

/**
 * The header by which the server goes on with a trace (W3C Trace Context), where the operator collects traces: the calls that
 * follow one click are one trace.
 */
export function traceHeader(): { traceparent?: string } {
  if (!isAllowed('tracing')) return {}
  if (id === '') for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, begin, true)
  if (Date.now() > until) {
    id = digits(32)
    until = Date.now() + spanMs
  }
  return { traceparent: `00-${id}-${digits(16)}-01` }
}
