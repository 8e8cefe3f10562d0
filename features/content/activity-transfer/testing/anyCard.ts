import fc from 'fast-check'
import { z } from 'zod'
import { safeParse } from 'zod/mini'
import { isObject } from '#kit/value/sameJson.ts'
import { cardOf, cardSchema, cardTypes, definitions, type Card, type CardType } from '#cards/index.ts'

type Any = fc.Arbitrary<unknown>

/** Short enough for the smallest field, with signs of every notation that a card or a format has. */
const words = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', '', 'Word', '产品经理', 'a b', 'é?') },
  fc.constantFrom(
    '[one]',
    'a [b|c] d',
    'It [is] so',
    '词[语]',
    '1450',
    '868-5-11',
    'x *y* z',
    'km/h',
    '10:30',
  ),
  fc.constantFrom('<b>', '&amp;', 'a\nb', ' a', 'a  b', '\\(x\\)', '😀', '"q"', 'https://example.com/a'),
  fc.string({ unit: fc.constantFrom(...'ab1 é人*/:|+#=~{}<>&[]\\"\n'), maxLength: 8 }),
)

const run = fc.record({
  type: fc.constant('text'),
  text: fc.constantFrom('Word', '词语', 'a < b'),
  marks: fc.subarray([{ type: 'bold' }, { type: 'italic' }], { maxLength: 1 }),
})
const inline = fc.oneof(
  run.map(({ marks, ...node }) => (marks.length > 0 ? { ...node, marks } : node)),
  fc.constantFrom({ type: 'formula', attrs: { tex: 'x^2' } }, { type: 'hardBreak' }),
)
const paragraph = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'paragraph', content }))
const block = fc.oneof(
  paragraph,
  paragraph.map(({ content }) => ({ type: 'heading', attrs: { level: 2 }, content })),
  paragraph.map((inside) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [inside] }] })),
  paragraph.map((inside) => ({ type: 'callout', attrs: { tone: 'tip' }, content: [inside] })),
  fc.constantFrom({ type: 'formulaBlock', attrs: { tex: 'y' } }, { type: 'horizontalRule' }),
)
const rich = fc.array(block, { maxLength: 3 }).map((content) => ({ type: 'doc', content }))

const jsonOf = (value: unknown) => (isObject(value) ? value : {})
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(jsonOf) : [])
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** Values of a JSON schema, each field as likely left out as its default allows. */
function valuesOf(schema: Record<string, unknown>): Any {
  const members = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (members.length > 0) return fc.oneof(...members.map(valuesOf))
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'])
  const least = numberOf(schema['minimum'], numberOf(schema['exclusiveMinimum'], -1) + 1)
  switch (schema['type']) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(valuesOf(jsonOf(schema['items'])), { maxLength: numberOf(schema['maxItems'], 4) && 4 })
    case 'integer':
      return fc.integer({ min: least, max: Math.min(numberOf(schema['maximum'], 50), least + 50) })
    case 'number':
      return fc
        .integer({ min: Math.ceil(least * 100), max: Math.min(numberOf(schema['maximum'], 5), 5) * 100 })
        .map((hundredths) => hundredths / 100)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return words
  }
}

function objects(schema: Record<string, unknown>): Any {
  const properties = Object.entries(jsonOf(schema['properties']))
  if (jsonOf(jsonOf(schema['properties'])['type'])['const'] === 'doc') return rich
  const fields = properties.map(([name, property]) => [name, valuesOf(jsonOf(property))] as const)
  const isOptional = (name: string) => 'default' in jsonOf(jsonOf(schema['properties'])[name])
  const optional = properties.map(([name]) => name).filter(isOptional)
  // What is left out gets its default, so that not every card has everything.
  return fc.tuple(fc.record(Object.fromEntries(fields)), fc.subarray(optional)).map(([all, left]) => {
    const isKept = ([name]: [string, unknown]) => !left.includes(name)
    return Object.fromEntries(Object.entries(all).filter(isKept))
  })
}

/** Parts with ids that are used once, and references to parts of the same card by their order. */
function identified(card: Record<string, unknown>): unknown {
  let last = 0
  const again = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) {
      const [, of] = /^(\w+)Ids$/.exec(name) ?? []
      const parts = of === undefined ? undefined : card[`${of}s`]
      if (Array.isArray(parts) && value.every((each) => typeof each === 'string'))
        return value.slice(0, parts.length).map((_, index) => `${of}${index + 1}`)
      return value.map((item, index) => {
        const part = again(item, name)
        return isObject(part) && typeof part['id'] === 'string' ? { ...part, id: ownId(name, index) } : part
      })
    }
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [key, inside === undefined ? inside : keyed(key, inside)]),
    )
  }
  const ownId = (name: string, index: number) =>
    card[name] === undefined ? `i${(last += 1)}` : `${name.slice(0, -1)}${index + 1}`
  const keyed = (key: string, inside: unknown) =>
    key === 'id' && typeof inside === 'string' ? `i${(last += 1)}` : again(inside, key)
  return again(card, '')
}

/** A question that is judged has two options with names of their own. */
function judged(card: Record<string, unknown>): Record<string, unknown> {
  const options = listOf(card['options'])
  if (card['kind'] !== 'judge' || options.length < 2) return card
  return {
    ...card,
    options: options.slice(0, 2).map((each, index) => ({ ...each, id: String(index === 0) })),
  }
}

const generators = new Map<CardType, fc.Arbitrary<Card>>()
const leaves = cardTypes.filter((type) => definitions[type].nesting.childrenIn === undefined)

/** Any card of a type: whatever its schema allows, whether or not it could be published. */
export function anyCard(type: CardType): fc.Arbitrary<Card> {
  const made = generators.get(type) ?? madeFor(type)
  generators.set(type, made)
  return made
}

function madeFor(type: CardType): fc.Arbitrary<Card> {
  const { schema, nesting } = definitions[type]
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const fields = valuesOf(jsonOf(described))
  const { childrenIn } = nesting
  const inside = childrenIn === undefined ? fc.constant<readonly Card[]>([]) : insideOf()
  return fc.tuple(fields, inside).map(([drawn, children]) => {
    const card = judged(jsonOf(identified({ ...jsonOf(drawn), id: 1, type })))
    const whole = {
      ...card,
      ...(childrenIn !== undefined && {
        [childrenIn]: children.map((child, index) => ({ ...child, id: index + 2 })),
      }),
    }
    return readable(whole) ?? cardOf(type).createEmpty(1)
  })
}

/** The card without the fields that its schema refuses for more than their shape. */
function readable(card: Record<string, unknown>): Card | undefined {
  const { data, error } = safeParse(cardSchema, card)
  const refused = new Set(error?.issues.map(({ path }) => String(path[0])))
  if (data || refused.has('undefined')) return data
  return safeParse(
    cardSchema,
    Object.fromEntries(Object.entries(card).filter(([name]) => !refused.has(name))),
  ).data
}

/** Cards inside another one: of any types, or all of one, as sets of questions often are, and most often of choices. */
function insideOf(): fc.Arbitrary<readonly Card[]> {
  const leaf = fc.constantFrom(...leaves)
  const mixed = fc.array(leaf.chain(anyCard), { maxLength: 4 })
  return fc.oneof(
    mixed,
    leaf.chain((type) => fc.array(anyCard(type), { minLength: 2, maxLength: 4 })),
    fc.array(anyCard('choice'), { minLength: 2, maxLength: 4 }),
  )
}
