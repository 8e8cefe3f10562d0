import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { creators } from '#kit/contract/role.ts'
import { pictureSizes } from '#features/ai/ai-config/ai-config.schemas.ts'

/** As long as the card of pictures keeps it. */
export const promptLength = 1000
export const maxPictures = 4

const base = { words: 'ai-image', who: creators } as const
const prompt = text(promptLength, { multiline: true })
const size = z.enum(pictureSizes)

export const aiImageEndpoints = {
  /** Draws pictures from a prompt; they are kept among the asker's files. */
  generations: endpoint({
    ...base,
    fields: { prompt },
    method: 'POST',
    path: '/course/ai-image/generations',
    log: 'ownRow',
    effect: 'outside',
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({
      prompt: prompt.schema,
      size: size.default('1024x1024'),
      n: z.number().int().min(1).max(maxPictures).default(1),
    }),
    /** `created` in Unix seconds, as the protocol of providers has it. */
    data: z.object({
      created: z.number().int(),
      data: z.array(z.object({ url: z.string(), fileId: id })),
    }),
  }),
  /** What one may choose from: sizes, and styles whose words are added to a prompt. */
  choices: endpoint({
    ...base,
    method: 'GET',
    path: '/course/ai-image/choices',
    data: z.object({
      sizes: z.array(size),
      initial: size,
      styles: z.array(z.object({ name: z.string(), words: z.string() })),
    }),
  }),
} as const
