import { z } from 'zod'
import { cardSchema, definitions, newCardSchema } from '#cards/index.ts'

/** What is described once, under its name, and named wherever else it occurs. */
const names = z.registry<{ id: string }>()
names.add(cardSchema, { id: 'Card' })
names.add(newCardSchema, { id: 'NewCard' })

type Io = 'input' | 'output'
type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const jsonIn = (schema: Json, key: string): Json => {
  const value = schema[key]
  return isJson(value) ? value : {}
}
const listIn = (schema: Json, key: string): Json[] => {
  const value = schema[key]
  return Array.isArray(value) ? value.filter(isJson) : []
}

/** A schema as a reader of the API wants it: close to TypeScript, with limits; `notes` follow top fields. */
export function shapeOf(schema: z.ZodType, io: Io, notes: Readonly<Record<string, string>> = {}): string {
  return shape(z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }), '', notes)
}

/** The cards, whose shapes are long: one by one, under their names. */
export function namedShapes(): readonly { readonly name: string; readonly text: string }[] {
  const cards = Object.values(definitions)
  return [
    { name: 'Card', text: cards.map(({ type }) => cardName(type)).join(' | ') },
    { name: 'NewCard', text: 'Card // its id may be absent' },
    ...cards.map(({ type, schema }) => ({
      name: cardName(type),
      text: shape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    })),
  ]
}

const cardName = (type: string): string => `${type[0]?.toUpperCase() ?? ''}${type.slice(1)}Card`

function shape(schema: Json, indent = '', notes: Readonly<Record<string, string>> = {}): string {
  const reference = schema['$ref']
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? 'any'
  const members = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')]
  if (members.length > 0) return union(members.map((member) => shape(member, indent)))
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `'${value}'`).join(' | ')
  switch (schema['type']) {
    case 'object':
      return object(schema, indent, notes)
    case 'array':
      return `[${shape(jsonIn(schema, 'items'), indent)}]${range(schema, 'minItems', 'maxItems')}`
    case 'integer':
    case 'number':
      return number(schema)
    case 'string':
      return `string${range(schema, 'minLength', 'maxLength')}`
    default:
      return [schema['type'] ?? 'any'].flat().join(' | ')
  }
}

/** Unions inside unions (`X | null` of a branch) would else repeat themselves. */
const union = (members: readonly string[]): string => [...new Set(members)].join(' | ')

const beyond = Number.MAX_SAFE_INTEGER

function number(schema: Json): string {
  const minimum = schema['minimum'] ?? (schema['exclusiveMinimum'] === 0 ? 1 : undefined)
  const isId = schema['type'] === 'integer' && minimum === 1 && schema['maximum'] === beyond
  if (isId) return 'id'
  return `${String(schema['type'])}${range({ minimum, maximum: schema['maximum'] }, 'minimum', 'maximum')}`
}

function range(schema: Json, low: string, high: string): string {
  const from = schema[low]
  const to = schema[high]
  const hasFrom = typeof from === 'number' && from !== -beyond
  const hasTo = typeof to === 'number' && to !== beyond
  if (hasFrom && hasTo) return ` ${from}–${to}`
  if (hasFrom) return ` from ${from}`
  return hasTo ? ` to ${to}` : ''
}

function object(schema: Json, indent: string, notes: Readonly<Record<string, string>>): string {
  const properties = Object.entries(jsonIn(schema, 'properties'))
  const further = schema['additionalProperties']
  if (properties.length === 0)
    return isJson(further) && Object.keys(further).length > 0 ? `{ [name]: ${shape(further, indent)} }` : '{}'
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const lines = properties.map(([name, value]) => {
    const property = isJson(value) ? value : {}
    const mark = required.includes(name) && !('default' in property) ? '' : '?'
    const note = notes[name] ? ` // ${notes[name]}` : ''
    return `${indent}  ${name}${mark}: ${shape(property, `${indent}  `)}${initial(property)}${note}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** A default that was made by chance, an id, would be another one each time. */
function initial(property: Json): string {
  const value = property['default']
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
  return isPlain && value !== '' && !('pattern' in property) ? ` = ${JSON.stringify(value)}` : ''
}
