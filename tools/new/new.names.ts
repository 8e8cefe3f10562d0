/** One thing in every way in which it is written. */
export interface Names {
  /** `exchangeTask`, for identifiers. */
  readonly camel: string
  /** `ExchangeTask`, for types and components. */
  readonly pascal: string
  /** `exchange-task`, for folders, addresses and namespaces. */
  readonly kebab: string
  /** `exchange_task`, for tables. */
  readonly snake: string
  /** `exchange task`, for people. */
  readonly plain: string
  readonly plural: string
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function pluralOf(noun: string): string {
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Reads `exchange-task` or `exchangeTask`; undefined where it is no name. */
export function namesOf(input: string): Names | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*|[A-Z][a-z0-9]*)*$/.test(input)) return undefined
  const words = input.split(/-|(?=[A-Z])/).map((word) => word.toLowerCase())
  const [first = '', ...others] = words
  const camel = first + others.map(capital).join('')
  const plain = words.join(' ')
  return {
    camel,
    pascal: capital(camel),
    kebab: words.join('-'),
    snake: words.join('_'),
    plain,
    plural: pluralOf(plain),
  }
}

/** Puts names into a template, in which the thing is called a gizmo (`gizmo`, `Gizmo`, `giz-mo`, `giz_mo`, `giz mo`). */
export function named(template: string, names: Names): string {
  const forms: readonly (readonly [string, string])[] = [
    ['Giz mos', capital(names.plural)],
    ['giz mos', names.plural],
    ['Giz mo', capital(names.plain)],
    ['giz mo', names.plain],
    ['giz-mo', names.kebab],
    ['giz_mo', names.snake],
    ['Gizmo', names.pascal],
    ['gizmo', names.camel],
  ]
  return forms.reduce((text, [form, name]) => text.replaceAll(form, name), template)
}
