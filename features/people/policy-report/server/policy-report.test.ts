import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { policyReportEndpoints } from '../policy-report.contract.ts'

let app: TestApp
const lines: unknown[] = []

beforeAll(async () => {
  app = await startTestApp()
  const { log } = app.services
  Object.assign(log, { warn: (line: unknown) => lines.push(line) })
})
afterAll(() => app.close())

const { path } = policyReportEndpoints.report
const send = (type: string, body: unknown) =>
  fetch(app.url + prefix + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function counted(directive: string): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  const value = new RegExp(`^lectern_policy_reports_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(
    text,
  )
  return Number(value?.[1] ?? 0)
}

const byUri = {
  'csp-report': {
    'document-uri': 'https://a.example/learn?token=secret',
    'blocked-uri': 'https://evil.example/x.js?who=me',
    'effective-directive': 'script-src-elem',
    'script-sample': 'typed by somebody',
    'line-number': 7,
  },
}

test('a report of either kind is logged without what may be private, and counted', async () => {
  const before = await counted('script-src-elem')
  const byApi = [
    { type: 'csp-violation', age: 5, body: { effectiveDirective: 'script-src-elem', sample: 'typed' } },
    { type: 'deprecation', body: null },
  ]
  for (const [type, body] of [
    ['application/csp-report', byUri],
    ['application/reports+json', byApi],
  ] as const) {
    const response = await send(type, body)
    expect(await response.json()).toMatchObject({ code: 0, data: true })
  }
  expect(await counted('script-src-elem')).toBe(before + 2)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    directive: 'script-src-elem',
    page: 'https://a.example/learn',
    blocked: 'https://evil.example/x.js',
    line: '7',
  })
  expect(JSON.stringify(lines)).not.toMatch(/secret|typed|who=me/)
})

test('a directive that nobody knows makes no figure of its own', async () => {
  const made = 'made-up'
  await send('application/csp-report', { 'csp-report': { 'effective-directive': made } })
  expect(await counted(made)).toBe(0)
  expect(await counted('other')).toBeGreaterThan(0)
})

test.each([
  ['no JSON', '{', 400],
  ['another shape', { report: 1 }, 400],
  ['a prototype', '{"__proto__":{},"csp-report":{}}', 400],
])('%s is refused', async (_what, body, code) => {
  expect(await (await send('application/csp-report', body)).json()).toMatchObject({ code })
})

test('what is too large is refused before it is read', async () => {
  const response = await send('application/csp-report', {
    'csp-report': { 'blocked-uri': 'x'.repeat(40_000) },
  })
  expect(response.status).toBe(413)
})

test('a flood is counted whole, but fills no more than some lines of the log in a minute', async () => {
  const start = 2_000_000_000_000
  const { now } = app.services
  const at = (moment: number) => Object.assign(app.services, { now: () => moment })
  const flood = Array.from({ length: 20 }, () => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'font-src' },
  }))
  at(start)
  lines.length = 0
  for (let count = 0; count < 4; count += 1) await send('application/reports+json', flood)
  expect(await counted('font-src')).toBe(80)
  expect(lines.filter((line) => typeof line === 'object')).toHaveLength(30)
  expect(lines.slice(30)).toEqual([expect.stringContaining('counted but not logged')])
  at(start + 60_000)
  await send('application/reports+json', flood.slice(0, 1))
  expect(lines[31]).toMatchObject({ directive: 'font-src' })
  Object.assign(app.services, { now })
})

test('no more than a browser has to say is taken from one network in a minute', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 70; count += 1)
    statuses.push((await send('application/csp-report', byUri)).status)
  expect(statuses).toContain(429)
})

test('every page says where it is to be reported', async () => {
  const { headers } = await fetch(app.url)
  expect(headers.get('reporting-endpoints')).toBe(`policy="${prefix}${path}"`)
  expect(headers.get('content-security-policy')).toContain(`report-uri ${prefix}${path};report-to policy`)
})
