import fc from 'fast-check'

type Json = Readonly<Record<string, unknown>>
export type Any = fc.Arbitrary<unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const jsonOf = (value: unknown): Json => (isJson(value) ? value : {})
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** Where somebody's text has gone wrong before: other scripts, joined signs, what a database or a page cannot take. */
export const text: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('Interviewing', '产品经理', 'デザイン', 'Diseño', 'a', 'x'.repeat(40)),
  },
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff tail',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '$1',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '=1+1',
    '\u202e',
    '👨‍👩‍👧‍👦',
    '\u2028',
    '{{label}}',
    '../../etc/passwd',
  ),
)

/** Values that no field takes. */
export const strange: Any = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 63, '', 'x', [], {}),
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant('x'.repeat(100_000)),
  fc.constant(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, index]))),
)

/** Small ones are ids of records that are there. */
const integer = (minimum: number, maximum: number): Any =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.integer({
        min: Math.max(minimum, 0),
        max: Math.max(Math.min(maximum, 20), Math.max(minimum, 0)),
      }),
    },
    fc.constantFrom(minimum, maximum, Math.max(minimum, Math.min(maximum, 1_000_000))),
  )

/** Whole ones where the bounds leave room for them, and the bounds themselves. */
const number = (minimum: number, maximum: number): Any => {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)]
  const bounds = fc.constantFrom(minimum, maximum, (minimum + Math.min(maximum, minimum + 1)) / 2)
  return least > most ? bounds : fc.oneof(integer(least, most), bounds, fc.constant(0.01))
}

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

/** Strings that look like something in particular; undefined of any other. */
function formatted(format: unknown): Any | undefined {
  if (format === 'uuid') return fc.uuid()
  return format === 'date' ? days : undefined
}

/** Gives values for named properties where the schema alone would never find one that is accepted. */
export type NamedValues = (name: string) => Any | undefined

/** Values that a JSON schema allows. */
export function valid(schema: Json, named: NamedValues, root: Json = schema, depth = 0): Any {
  const reference = schema['$ref']
  if (typeof reference === 'string')
    return depth > 6 ? fc.constant(null) : valid(resolve(root, reference), named, root, depth + 1)
  const members = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (members.length > 0) return fc.oneof(...members.map((member) => valid(member, named, root, depth + 1)))
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
  switch (schema['type']) {
    case 'object':
      return object(schema, named, root, depth)
    case 'array':
      return fc.array(valid(jsonOf(schema['items']), named, root, depth + 1), {
        minLength: numberOf(schema['minItems'], 0),
        maxLength: Math.max(numberOf(schema['minItems'], 0), Math.min(numberOf(schema['maxItems'], 3), 3)),
      })
    case 'integer':
      return integer(numberOf(schema['minimum'], 0), numberOf(schema['maximum'], 2 ** 53 - 1))
    case 'number':
      return number(numberOf(schema['minimum'], 0), numberOf(schema['maximum'], 1e6))
    case 'string':
      return formatted(schema['format']) ?? text
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const resolve = (root: Json, reference: string): Json =>
  reference
    .slice(2)
    .split('/')
    .reduce<Json>((at, step) => jsonOf(at[step]), root)

function object(schema: Json, named: NamedValues, root: Json, depth: number): Any {
  const properties = Object.entries(jsonOf(schema['properties']))
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const model = Object.fromEntries(
    properties.map(([name, property]) => [
      name,
      (depth === 0 ? named(name) : undefined) ?? valid(jsonOf(property), named, root, depth + 1),
    ]),
  )
  const optional = Object.keys(model).filter((name) => !required.includes(name))
  // All of twenty filters at once would match nothing, and one wrong one refuses all.
  return fc.subarray(optional, { maxLength: Math.min(3, optional.length) }).chain((chosen) => {
    const present = Object.entries(model).filter(([name]) => required.includes(name) || chosen.includes(name))
    return fc.record(Object.fromEntries(present))
  })
}

interface Wound {
  readonly at: number
  readonly kind: 'replace' | 'remove' | 'add'
  readonly name: string
  readonly value: unknown
}

/** The same value with something wrong in it, anywhere. */
export const broken = (whole: Any): Any =>
  fc.tuple(whole, fc.array(wound, { minLength: 1, maxLength: 3 })).map(hurt)

const wound: fc.Arbitrary<Wound> = fc.record({
  at: fc.nat(1000),
  kind: fc.constantFrom('replace', 'replace', 'remove', 'add'),
  name: fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'role',
    'roles',
    'status',
    'creatorId',
    'revision',
    'id',
    '',
  ),
  value: strange,
})

const hurt = ([whole, wounds]: [unknown, Wound[]]): unknown =>
  wounds.reduce((value, { at, ...wound }) => change(value, at, wound), whole)

function change(value: unknown, at: number, wound: Omit<Wound, 'at'>): unknown {
  const keys = isJson(value) || Array.isArray(value) ? Object.keys(value) : []
  if (!isJson(value) || keys.length === 0) return wound.kind === 'add' ? value : wound.value
  const key = keys[at % keys.length] ?? ''
  // Deeper where there is something deeper, half of the time.
  if (isJson(value[key]) && at % 2) return { ...value, [key]: change(value[key], Math.floor(at / 2), wound) }
  if (wound.kind === 'replace') return { ...value, [key]: wound.value }
  const { [key]: _removed, ...rest } = value
  if (wound.kind === 'remove') return rest
  // JSON.parse makes an own property of `__proto__`, an object literal would not.
  return Object.defineProperty({ ...value }, wound.name, { value: wound.value, enumerable: true })
}
