import fastJson from 'fast-json-stringify'
import { z } from 'zod'

export type Serialize = (value: unknown) => string

/** A union of a type and null, which zod writes as `anyOf`, in the form that is serialised without validating. */
function flatten(schema: Record<string, unknown>): void {
  const union = schema['anyOf']
  if (!Array.isArray(union)) return
  const rest = union.filter((member: { type?: unknown }) => member.type !== 'null')
  const [only] = rest as Record<string, unknown>[]
  if (rest.length !== 1 || only === undefined || union.length !== 2) return
  delete schema['anyOf']
  Object.assign(schema, only, { nullable: true })
}

/**
 * Compiles a serialiser from a schema of zod: quicker than validating, and fields that the schema does not have are
 * dropped, so nothing else can leak. Unions beyond `X | null` and records are written as they are: what goes into them
 * was already shaped by its handler.
 */
export function compileSerializer(schema: z.ZodType): Serialize {
  if (schema instanceof z.ZodUndefined) return () => 'null'
  const json = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema, zodSchema }) => {
      flatten(jsonSchema)
      const kind = zodSchema._zod.def.type
      const isOpen =
        kind === 'record' ||
        'anyOf' in jsonSchema ||
        'oneOf' in jsonSchema ||
        '$ref' in jsonSchema ||
        kind === 'lazy'
      if (isOpen) for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
      // `integer` would round and `const` would invent; the values come typed from the handler.
      if (jsonSchema.type === 'integer') jsonSchema.type = 'number'
    },
  })
  return fastJson(json as fastJson.AnySchema) as Serialize
}
