import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { defaultPrompts } from './ai-config.prompts.ts'

const isUnlike = (values: readonly string[]) => new Set(values).size === values.length

export const tones = ['plain', 'friendly', 'formal', 'playful'] as const
export const strictnesses = ['gentle', 'fair', 'strict'] as const
/** As providers write it, width by height in pixels. */
export const pictureSizes = [
  '512x512',
  '1024x1024',
  '1024x1536',
  '1536x1024',
  '1024x1792',
  '1792x1024',
] as const

const repeated = { params: { problem: 'repeated' } }

const agentId = id.nullable().default(null)

/** What every configuration of a text model has; `agentId` null is the default agent. */
const textModelShape = (prompt: string, { temperature = 0.7, maxTokens = 2000 } = {}) => ({
  prompt: z.string().trim().min(1).max(8000).default(prompt),
  rules: z.array(z.string().trim().min(1).max(500)).max(50).default([]),
  tone: z.enum(tones).default('plain'),
  temperature: z.number().min(0).max(2).default(temperature),
  maxTokens: z.int().min(64).max(32_000).default(maxTokens),
  agentId,
})

const glossary = z
  .array(z.strictObject({ from: z.string().trim().min(1).max(100), to: z.string().trim().min(1).max(100) }))
  .max(200)
  .default([])

const styles = z
  .array(z.strictObject({ name: z.string().trim().min(1).max(30), words: z.string().trim().min(1).max(300) }))
  .max(40)
  .refine((list) => isUnlike(list.map(({ name }) => name)), repeated)
  .default([])

const sizes = z
  .array(z.enum(pictureSizes))
  .min(1)
  .max(pictureSizes.length)
  .refine(isUnlike, repeated)
  .default(['1024x1024', '1536x1024', '1024x1536'])

const exact = { temperature: 0.2 }

/** What the JSON of each second level may contain. Every key has a default, so `{}` is a whole configuration. */
export const configSchemas = {
  'generation/activity': z.strictObject(textModelShape(defaultPrompts.activity, { maxTokens: 8000 })),
  'generation/card': z.strictObject(textModelShape(defaultPrompts.card)),
  'generation/distractors': z.strictObject(textModelShape(defaultPrompts.distractors)),
  'generation/translation': z.strictObject({
    ...textModelShape(defaultPrompts.translation, { ...exact, maxTokens: 8000 }),
    glossary,
  }),
  'learner/tutor': z.strictObject(textModelShape(defaultPrompts.tutor)),
  'learner/partner': z.strictObject(textModelShape(defaultPrompts.partner)),
  'learner/judge': z.strictObject({
    ...textModelShape(defaultPrompts.judge, exact),
    strictness: z.enum(strictnesses).default('fair'),
  }),
  /** `words` are added to the prompt of a picture in the style `name`. */
  'image/style': z.strictObject({ styles }),
  'image/size': z
    .strictObject({ sizes, initial: z.enum(pictureSizes).default('1024x1024') })
    .refine((config) => config.sizes.includes(config.initial), {
      path: ['initial'],
      params: { problem: 'initialSize', namespace: 'ai-config' },
    }),
  'assistant/persona': z.strictObject({
    name: z.string().trim().max(30).default(''),
    ...textModelShape(defaultPrompts.persona),
  }),
  /** `pictureAgentId` null: the operator's own provider draws. */
  'default/agent': z.strictObject({ agentId, pictureAgentId: agentId }),
} as const

export type Configs = { [N in keyof typeof configSchemas]: z.output<(typeof configSchemas)[N]> }
