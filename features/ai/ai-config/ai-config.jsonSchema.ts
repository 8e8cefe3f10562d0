import { z } from 'zod'
import { phrase, type Translate } from '#kit/i18n/words.ts'
import { configSchemas } from './ai-config.schemas.ts'
import type { ConfigName } from './ai-config.kinds.ts'
import { aiConfigWords } from './ai-config.words.ts'

/** As much of JSON Schema as an editor reads; the rest is kept as it is. */
export interface SchemaNode {
  readonly type?: string | undefined
  readonly description?: string | undefined
  readonly default?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined
  readonly items?: SchemaNode | undefined
  readonly anyOf?: readonly SchemaNode[] | undefined
}

const node: z.ZodType<SchemaNode> = z.looseObject({
  type: z.string().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  get properties() {
    return z.record(z.string(), node).optional()
  },
  get items() {
    return node.optional()
  },
  get anyOf() {
    return z.array(node).optional()
  },
})

/** The JSON Schema of a configuration, each key described in a language. */
export function jsonSchemaOf(name: ConfigName, translate: Translate): SchemaNode {
  return described(node.parse(z.toJSONSchema(configSchemas[name], { io: 'input' })), translate)
}

const keyPhrases = {
  prompt: phrase(aiConfigWords, 'keys.prompt'),
  rules: phrase(aiConfigWords, 'keys.rules'),
  tone: phrase(aiConfigWords, 'keys.tone'),
  temperature: phrase(aiConfigWords, 'keys.temperature'),
  maxTokens: phrase(aiConfigWords, 'keys.maxTokens'),
  agentId: phrase(aiConfigWords, 'keys.agentId'),
  pictureAgentId: phrase(aiConfigWords, 'keys.pictureAgentId'),
  glossary: phrase(aiConfigWords, 'keys.glossary'),
  from: phrase(aiConfigWords, 'keys.from'),
  to: phrase(aiConfigWords, 'keys.to'),
  strictness: phrase(aiConfigWords, 'keys.strictness'),
  styles: phrase(aiConfigWords, 'keys.styles'),
  name: phrase(aiConfigWords, 'keys.name'),
  words: phrase(aiConfigWords, 'keys.words'),
  sizes: phrase(aiConfigWords, 'keys.sizes'),
  initial: phrase(aiConfigWords, 'keys.initial'),
} as const

const phraseOf = new Map(Object.entries(keyPhrases))

function described(schema: SchemaNode, translate: Translate): SchemaNode {
  const { properties, items } = schema
  const own = Object.entries(properties ?? {}).map(([key, inner]) => {
    const description = phraseOf.get(key)
    return [
      key,
      { ...described(inner, translate), ...(description && { description: translate(description) }) },
    ] as const
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(own) }),
    ...(items && { items: described(items, translate) }),
  }
}
