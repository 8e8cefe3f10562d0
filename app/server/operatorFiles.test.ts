import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { kitMetrics } from '#kit/http/server/metric.ts'
import { metrics } from './metrics.ts'
import { startTestApp, type TestApp } from './testing.ts'

let app: TestApp
let names: ReadonlySet<string>

beforeAll(async () => {
  app = await startTestApp()
  const told = await (await app.fetch('GET', '/metrics', {})).text()
  const types = [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  names = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
})
afterAll(() => app.close())

const read = (path: string) => readFile(join(import.meta.dirname, '../../deploy', path), 'utf8')

const ofCalls = ['method', 'route']
const labels: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...kitMetrics, ...metrics].map((metric) => [metric.name, metric.labels ?? []])),
  lectern_answers_total: [...ofCalls, 'code'],
  lectern_request_seconds_bucket: [...ofCalls, 'status', 'le'],
  lectern_request_seconds_sum: [...ofCalls, 'status'],
  lectern_request_seconds_count: [...ofCalls, 'status'],
}
/** Prometheus itself gives these to everything that it scrapes. */
const given = ['instance', 'job']

/** Metrics and labels of an expression that nobody has. */
function unknownIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '""')
  const used = [...bare.matchAll(/\b((?:lectern|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)]
  const lost = used.flatMap(([, name = '', chosen = '']) => {
    const known = [...given, ...(labels[name] ?? [])]
    const wrong = [...chosen.matchAll(/(\w+)\s*[=!]/g)].flatMap(([, label = '']) =>
      known.includes(label) ? [] : [`${name}{${label}}`],
    )
    return names.has(name) ? wrong : [name, ...wrong]
  })
  const first = used[0]?.[1] ?? ''
  const grouped = [...bare.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  const strange = grouped.filter((label) => ![...given, ...(labels[first] ?? [])].includes(label))
  return used.length === 0 && !bare.includes('up{') ? [`nothing in ${expression}`] : [...lost, ...strange]
}

const target = z.object({ expr: z.string().min(1), legendFormat: z.string(), refId: z.string() })
const panel = z.object({
  id: z.number(),
  title: z.string().min(1),
  type: z.enum(['row', 'stat', 'timeseries']),
  description: z.string().optional(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(target).default([]),
})
const dashboard = z.object({ uid: z.string(), schemaVersion: z.number(), panels: z.array(panel).min(10) })

describe('the dashboard of Grafana', () => {
  test('asks only for what servers tell', async () => {
    const { panels } = dashboard.parse(JSON.parse(await read('grafana/lectern.json')))
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(expressions.flatMap(unknownIn)).toEqual([])
    for (const { type, targets, description } of panels)
      expect([type === 'row', targets.length > 0, Boolean(description)]).toEqual(
        type === 'row' ? [true, false, false] : [false, true, true],
      )
  })

  test('shows each of the product’s own figures, and no two panels in one place', async () => {
    const { panels } = dashboard.parse(JSON.parse(await read('grafana/lectern.json')))
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ')
    expect(
      [...kitMetrics, ...metrics].map(({ name }) => name).filter((name) => !asked.includes(name)),
    ).toEqual([])
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, place) => `${x + (place % w)} ${y + Math.floor(place / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})

/** One alert of the file, by its keys; the file keeps to one line a value. */
const alertsIn = (text: string) =>
  text
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n')
      const valueOf = (key: string) =>
        lines
          .find((line) => line.trimStart().startsWith(`${key}: `))
          ?.trim()
          .slice(key.length + 2)
      return {
        name,
        expr: valueOf('expr'),
        for: valueOf('for'),
        severity: valueOf('severity'),
        summary: valueOf('summary'),
        description: valueOf('description'),
      }
    })

describe('the rules of Prometheus', () => {
  test('ask only for what servers tell, wait before they ring, and say what to do', async () => {
    const alerts = alertsIn(await read('prometheus/alerts.yaml'))
    expect(alerts.length).toBeGreaterThan(8)
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length)
    expect(alerts.flatMap(({ expr = '' }) => unknownIn(expr))).toEqual([])
    for (const alert of alerts)
      expect(alert).toEqual({
        name: expect.stringMatching(/^Lectern[A-Za-z]+$/),
        expr: expect.stringMatching(/.{8}/),
        for: expect.stringMatching(/^\d+m$/),
        severity: expect.stringMatching(/^(warning|critical)$/),
        summary: expect.stringMatching(/^[A-Z]/),
        description: expect.stringMatching(/\.'?$/),
      })
  })

  test('the check itself finds a metric and a label that nobody has', () => {
    expect(unknownIn('sum by (colour) (lectern_jobs{taste="sweet"}) > lectern_nothing')).toEqual([
      'lectern_jobs{taste}',
      'lectern_nothing',
      'colour',
    ])
  })
})

describe('the command of a Debian machine', () => {
  const script = join(import.meta.dirname, '../../deploy/systemd/lectern')
  let machine: string
  beforeEach(async () => {
    machine = await mkdtemp(join(tmpdir(), 'lectern-machine-'))
    const [place, bin] = [join(machine, 'lectern/app/deploy/systemd'), join(machine, 'lectern/bin')]
    for (const folder of [place, bin, join(machine, 'state/8787')]) await mkdir(folder, { recursive: true })
    await copyFile(script, join(place, 'lectern'))
    await writeFile(join(bin, 'node'), '#!/bin/sh\necho "$DATA_DIR $DATABASE_URL"\n', { mode: 0o755 })
  })
  afterEach(() => rm(machine, { recursive: true }))

  async function run(settings: string, env: Readonly<Record<string, string>> = {}) {
    await writeFile(join(machine, 'settings'), `DATABASE_URL=postgres://x\n${settings}`)
    const places = { LECTERN_SETTINGS: join(machine, 'settings'), LECTERN_STATE: join(machine, 'state') }
    const { stdout, stderr } = spawnSync(
      'sh',
      [join(machine, 'lectern/app/deploy/systemd/lectern'), 'backup', 'x'],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], ...places, ...env },
      },
    )
    return (stdout + stderr).trim().replaceAll(machine, '')
  }

  test('works where the files are: with the one server, or in the store', async () => {
    expect(await run('')).toBe('/state/8787 postgres://x')
    expect(await run('S3_ENDPOINT=https://s3.example\n')).toBe('/state/commands postgres://x')
    expect(await run('', { DATA_DIR: '/elsewhere' })).toBe('/elsewhere postgres://x')
    await mkdir(join(machine, 'state/8788'))
    expect(await run('')).toMatch('2 servers have been here')
  })
})
