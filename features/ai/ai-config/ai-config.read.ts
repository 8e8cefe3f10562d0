import { z } from 'zod'
import { configSchemas, type Configs } from './ai-config.schemas.ts'
import type { ConfigName } from './ai-config.kinds.ts'

/** The schema of a name with its own type; a plain index would give the union of all. */
const schemaOf = <N extends ConfigName>(name: N): z.ZodType<Configs[N]> => {
  const schemas: { readonly [M in ConfigName]: z.ZodType<Configs[M]> } = configSchemas
  return schemas[name]
}

const asRecord = z.record(z.string(), z.unknown())

/**
 * A configuration with its defaults filled in, whatever is stored: `configOf('default/agent', row?.value)`. It works
 * without any row, and what of an older row breaks today's schema gives way to the default of its key.
 */
export function configOf<N extends ConfigName>(name: N, stored: unknown): Configs[N] {
  const schema = schemaOf(name)
  const values = asRecord.safeParse(stored).data ?? {}
  const whole = schema.safeParse(values)
  if (whole.success) return whole.data
  const wrong = new Set(whole.error.issues.flatMap((issue) => wrongKeys(issue).map(String)))
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)))
  const mended = schema.safeParse(rest)
  return mended.success ? mended.data : schema.parse({})
}

const wrongKeys = (issue: z.core.$ZodIssue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1)

interface Spoken {
  readonly prompt: string
  readonly rules: readonly string[]
  readonly tone: keyof typeof toneSentences
  readonly name?: string
  readonly strictness?: keyof typeof strictnessSentences
  readonly glossary?: readonly { readonly from: string; readonly to: string }[]
}

const toneSentences = {
  plain: '',
  friendly: 'Speak in a warm and friendly tone.',
  formal: 'Speak in a formal and polite tone.',
  playful: 'Speak in a light and playful tone.',
} as const

const strictnessSentences = {
  gentle: 'Grade gently: good will and a right idea count most.',
  fair: '',
  strict: 'Grade strictly: only what is written and right counts.',
} as const

const listOf = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : [title, ...lines.map((line) => `- ${line}`)].join('\n')

/** The instructions that a configuration gives a model: its prompt, its tone and its rules, as one text. */
export function systemTextOf(config: Spoken): string {
  const parts = [
    config.name ? `Your name is ${config.name}.` : '',
    config.prompt,
    toneSentences[config.tone],
    strictnessSentences[config.strictness ?? 'fair'],
    listOf('Rules:', config.rules),
    listOf(
      'Always translate so:',
      (config.glossary ?? []).map(({ from, to }) => `${from} → ${to}`),
    ),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
