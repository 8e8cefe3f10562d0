import { z } from 'zod'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { envelopeOf, prefix } from '#kit/contract/envelope.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

function queryParameters(schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'output') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const idempotency = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 128 },
  description: 'The same key within 24 hours answers the same again and does nothing twice.',
}

function bodyOf(endpoint: Endpoint): Json | undefined {
  if (!endpoint.body) return undefined
  const schema = schemaOf(endpoint.body, 'input')
  if (!endpoint.upload) return { required: true, content: { 'application/json': { schema } } }
  const properties = { ...(schema['properties'] as Json), file: { type: 'string', format: 'binary' } }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } },
  }
}

function answerOf(endpoint: Endpoint): Json {
  if (endpoint.answer !== 'json')
    return {
      'application/octet-stream': {},
      'application/json': { schema: schemaOf(envelopeOf(z.null()), 'output') },
    }
  const data = endpoint.data instanceof z.ZodUndefined ? z.null() : endpoint.data
  return { 'application/json': { schema: schemaOf(envelopeOf(data), 'output') } }
}

const whoText = (endpoint: Endpoint): string =>
  typeof endpoint.who === 'string' ? endpoint.who : endpoint.who.join(', ')

function operation(feature: string, verb: string, endpoint: Endpoint): Json {
  const body = bodyOf(endpoint)
  const parameters = [
    ...(endpoint.query ? queryParameters(endpoint.query) : []),
    ...(endpoint.effect === 'create' ? [idempotency] : []),
  ]
  return {
    operationId: `${feature}.${verb}`,
    tags: [feature],
    summary: `Who: ${whoText(endpoint)}`,
    'x-who': endpoint.who,
    security: endpoint.who === 'anyone' ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'The envelope: code 0 is success, every other code a refusal',
        content: answerOf(endpoint),
      },
    },
  }
}

/** The OpenAPI 3.1 document of the contracts; a contract is the only place where a call is described. */
export function openApiDocument(contracts: Readonly<Record<string, Endpoints>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, endpoints] of Object.entries(contracts))
    for (const [verb, endpoint] of Object.entries(endpoints)) {
      const path = prefix + endpoint.path
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(feature, verb, endpoint as Endpoint),
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version,
      description: 'Every answer is an envelope {code, data, message}; code 0 is success.',
    },
    servers: [{ url: '/' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
