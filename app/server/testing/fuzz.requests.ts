import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint, RawCall } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { broken, strange, text, valid } from './fuzz.schema.ts'
import type { Any, NamedValues } from './fuzz.schema.ts'

/** One request as it goes out, whatever is wrong with it. */
export interface FuzzRequest {
  readonly name: string
  readonly who: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Goes out as multipart, instead of the body. */
  readonly upload?: { readonly name: string; readonly purpose: string; readonly bytes: string }
}

type Named = readonly [string, Endpoint]

const schemaOf = (schema: z.ZodType): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const raw = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '0',
    '{"id":1}{"id":2}',
    '{"__proto__":{"id":1}}',
    '\u0000',
    '{"id":1,"id":2}',
  ),
  fc.constantFrom('['.repeat(20_000), `{"a":${'{"a":'.repeat(5000)}`, `{"name":"${'x'.repeat(300_000)}"}`),
  fc.string({ maxLength: 50 }),
)

const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'x',
    '',
  ),
)

const queryText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(
          ([name, item]) =>
            `${encoded(name)}=${encoded(typeof item === 'string' ? item : (JSON.stringify(item) ?? ''))}`,
        )
        .join('&')
    : ''

/** A lone surrogate cannot be written into an address. */
const encoded = (part: string): string => encodeURIComponent(part.toWellFormed()).slice(0, 4000)

const search = (query: Any): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 10, arbitrary: query.map(queryText) },
    { weight: 3, arbitrary: broken(query).map(queryText) },
    fc.constantFrom(
      'id=%zz',
      'id=1&id=2',
      'id[]=1',
      'id[a]=1',
      'id=',
      '__proto__=1',
      'id=1e3',
      'id=0x10',
      '%00',
      `id=${'9'.repeat(400)}`,
    ),
    fc.string({ maxLength: 20 }).map(encoded),
  )

const key = fc.option(fc.oneof(fc.uuid(), fc.constantFrom('short', 'x'.repeat(500), 'sp ace spa')), {
  nil: undefined,
  freq: 3,
})
const language = fc.constantFrom('zh', 'en', 'es', 'ja', 'xx', '')

/** Requests to one call: three in five as the contract wants them, the others not. */
export function requestsTo(
  [name, endpoint]: Named,
  actors: readonly string[],
  named: NamedValues,
): fc.Arbitrary<FuzzRequest> {
  const query = endpoint.query ? valid(schemaOf(endpoint.query), named) : fc.constant({})
  const body = endpoint.body ? valid(schemaOf(endpoint.body), named) : fc.constant(undefined)
  const sent: fc.Arbitrary<string | undefined> = fc.oneof(
    { weight: 6, arbitrary: body.map(written) },
    { weight: 3, arbitrary: broken(body).map(written) },
    { weight: 1, arbitrary: fc.oneof(raw, strange.map(written)) },
  )
  const hasBody = endpoint.method !== 'GET'
  const admitted = typeof endpoint.who === 'string' ? actors : endpoint.who
  const who = fc.oneof(fc.constantFrom(...actors), fc.constantFrom(...admitted))
  return fc
    .record({
      who,
      search: search(query),
      body: sent,
      type: contentType,
      key,
      language,
    })
    .map(({ who, search, body, type, key, language }) => ({
      name,
      who,
      method: endpoint.method,
      path: `${prefix}${endpoint.path}${search ? `?${search}` : ''}`,
      headers: {
        'error-msg': language,
        ...(hasBody && body !== undefined && type !== '' && { 'content-type': type }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: hasBody ? body : undefined,
    }))
}

const written = (value: unknown): string | undefined => JSON.stringify(value)

/** Files of every kind but the right one, also under names that lead elsewhere; `real` is a valid picture. */
export function uploadsTo([name, endpoint]: Named, actors: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const upload = fc.record({
    name: fc.oneof(
      text,
      fc.constantFrom('a.png', '../../a.png', 'a.svg', 'a.png\u0000.html', 'x'.repeat(400)),
    ),
    purpose: fc.constantFrom('cover', 'avatar', 'card', '', '__proto__'),
    bytes: fc.constantFrom(
      'real',
      'real',
      '',
      '<svg onload="alert(1)"/>',
      '\u0089PNG\r\n\u001a\n',
      'GIF89a',
      '%PDF-1.7',
    ),
  })
  return fc.record({ who: fc.constantFrom(...actors), upload }).map(({ who, upload }) => ({
    name,
    who,
    method: endpoint.method,
    path: prefix + endpoint.path,
    headers: {},
    body: undefined,
    upload,
  }))
}

/** Calls of the protocol of uploads, with lengths, places and names that it never had. */
export const rawRequestsTo = (
  calls: readonly RawCall[],
  actors: readonly string[],
): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      who: fc.constantFrom(...actors),
      call: fc.constantFrom(...calls),
      id: fc.oneof(fc.constantFrom('A'.repeat(24), '..', '%00', 'x'), text.map(encoded)),
      version: fc.constantFrom('1.0.0', '0.0.1', ''),
      length: fc.constantFrom('0', '5', '-1', '1e9', '99999999999999999999', 'x'),
      offset: fc.constantFrom('0', '3', '-1', 'x'),
      metadata: fc.constantFrom(
        '',
        'filename',
        'filename !!!',
        'filename YS5wbmc=,purpose Y2FyZA==',
        'x'.repeat(3000),
      ),
      body: fc.constantFrom('', 'short', 'x'.repeat(70_000)),
    })
    .map(({ who, call: { method, path }, id, version, length, offset, metadata, body }) => ({
      name: 'upload',
      who,
      method,
      path: prefix + path.replace(':id', id || 'x'),
      headers: {
        ...{ 'tus-resumable': version, 'upload-length': length, 'upload-offset': offset },
        ...{ 'upload-metadata': metadata, 'content-type': 'application/offset+octet-stream' },
      },
      body: method === 'PATCH' ? body : undefined,
    }))

/** Addresses that are nobody's. */
export const strayRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    who: fc.constantFrom('nobody', 'super_admin'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    path: fc.oneof(
      fc.constantFrom(
        '/',
        '/console-api',
        '/console-api/',
        '/files/',
        '/files/..%2f..%2fsecret.key',
        '/files/%00',
        '/console-api/course//career/page',
        '/console-api/openapi.json',
        '/%',
        '/learn/x',
        '/assets/../app',
        '/metrics',
      ),
      text.map((part) => `/files/${encoded(part)}`),
      text.map((part) => `${prefix}/${encoded(part)}`),
    ),
  })
  .map(({ who, method, path }) => ({ name: 'stray', who, method, path, headers: {}, body: undefined }))
