/** I2: what is configured: the first level, and the second level of each. */
export const categoriesByKind = {
  generation: ['activity', 'card', 'distractors', 'translation'],
  learner: ['tutor', 'partner', 'judge'],
  image: ['style', 'size'],
  assistant: ['persona'],
  default: ['agent'],
} as const

type ByKind = typeof categoriesByKind
export type ConfigKind = keyof ByKind
export type ConfigCategory = ByKind[ConfigKind][number]
/** Both levels as one name, e.g. `generation/activity`. */
export type ConfigName = { [K in ConfigKind]: `${K}/${ByKind[K][number]}` }[ConfigKind]

export const configKinds = ['generation', 'learner', 'image', 'assistant', 'default'] as const
export const configCategories = configKinds.flatMap(
  (kind): readonly ConfigCategory[] => categoriesByKind[kind],
)

export const configNames: readonly ConfigName[] = [
  'generation/activity',
  'generation/card',
  'generation/distractors',
  'generation/translation',
  'learner/tutor',
  'learner/partner',
  'learner/judge',
  'image/style',
  'image/size',
  'assistant/persona',
  'default/agent',
]

/** The one name of both levels; undefined where the second does not belong to the first. */
export const configNameOf = (kind: string | null, category: string | null): ConfigName | undefined =>
  configNames.find((name) => name === `${kind}/${category}`)
