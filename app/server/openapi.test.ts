import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { contracts } from '../contracts.ts'
import type { TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

const manifest = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** A JSON schema of the draft that OpenAPI 3.1 speaks, as far as its structure goes. */
const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const
const type = z.union([z.enum(types), z.array(z.enum(types))])
const schema: z.ZodType = z.lazy(() =>
  z.looseObject({
    type: type.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    prefixItems: z.array(schema).optional(),
    anyOf: z.array(schema).min(1).optional(),
    oneOf: z.array(schema).min(1).optional(),
    allOf: z.array(schema).min(1).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    propertyNames: schema.optional(),
    enum: z.array(z.unknown()).min(1).optional(),
    $ref: z.string().startsWith('#/').optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    pattern: z
      .string()
      .refine((text) => new RegExp(text, 'u'))
      .optional(),
  }),
)

const content = z.record(z.string(), z.strictObject({ schema: schema.optional() }))
const operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()),
  summary: z.string(),
  'x-who': z.unknown(),
  security: z.array(z.strictObject({ token: z.array(z.string()) })),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['query', 'header', 'path']),
        required: z.boolean(),
        schema,
        description: z.string().optional(),
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content }),
  ),
})
const methods = ['get', 'post', 'put', 'delete'] as const
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.literal(manifest.version) }),
  servers: z.array(z.strictObject({ url: z.string() })),
  components: z.strictObject({
    securitySchemes: z.strictObject({ token: z.looseObject({ type: z.literal('http') }) }),
  }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(methods), operation)),
})

let app: TestApp
let text: string

beforeAll(async () => {
  app = await startTestApp()
  const response = await app.fetch('GET', `${prefix}/openapi.json`, {})
  text = await response.text()
})
afterAll(() => app.close())

const operations = () =>
  Object.entries(document.parse(JSON.parse(text)).paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method]
      return found ? [{ path, method, ...found }] : []
    }),
  )

const endpoints = Object.entries(contracts).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]): [string, Endpoint] => [`${feature}.${verb}`, endpoint]),
)

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', () => {
    const parsed = document.safeParse(JSON.parse(text))
    expect(parsed.error?.issues ?? []).toEqual([])
  })

  test('leads every reference somewhere', () => {
    const whole: unknown = JSON.parse(text)
    const references = [...text.matchAll(/"\$ref":"#\/([^"]*)"/g)].map((found) => found[1] ?? '')
    const follow = (path: string) =>
      path
        .split('/')
        .reduce<unknown>(
          (at, step) => z.record(z.string(), z.unknown()).safeParse(at).data?.[step.replaceAll('~1', '/')],
          whole,
        )
    expect(references.filter((path) => follow(path) === undefined)).toEqual([])
  })

  test('names every operation once', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has every call of the contracts, and no other', () => {
    const listed = operations().map(({ path, method, operationId }) => `${operationId} ${method} ${path}`)
    const agreed = endpoints.map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${prefix}${path}`,
    )
    expect(listed.sort()).toEqual(agreed.sort())
  })

  test('asks for a token wherever the contract does', () => {
    const open = operations().filter(({ security }) => security.length === 0)
    const anyone = endpoints.filter(([, { who }]) => who === 'anyone')
    expect(open.map(({ operationId }) => operationId).sort()).toEqual(anyone.map(([name]) => name).sort())
  })

  test('can be read and tried on a page that needs nothing from elsewhere', async () => {
    for (const [path, type] of [
      ['/docs', 'text/html'],
      ['/docs/docs.js', 'text/javascript'],
      ['/docs/docs.css', 'text/css'],
    ]) {
      const response = await app.fetch('GET', prefix + path, {})
      const body = await response.text()
      expect({ path, status: response.status }).toEqual({ path, status: 200 })
      expect(response.headers.get('content-type')).toContain(type)
      expect(body).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
    }
  })
})

test('the document is compressed once, and a browser that has it is sent nothing', async () => {
  const address = `${prefix}/openapi.json`
  const first = await app.fetch('GET', address, { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  // What is compressed while it is sent has no length beforehand.
  expect(Number(first.headers.get('content-length'))).toBeGreaterThan(10_000)
  const etag = first.headers.get('etag') ?? ''
  const again = await app.fetch('GET', address, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const plain = await app.fetch('GET', address, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.json()).toEqual(await first.json())
})
