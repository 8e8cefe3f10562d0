import type { Language, Phrases, PhraseValues } from './words.ts'

/** Two trees of phrases as one; a key that both have takes its phrase from `after`. */
export function joinPhrases(before: Phrases, after: Phrases): Phrases {
  const joined: Record<string, string | Phrases> = { ...before }
  for (const [key, value] of Object.entries(after)) {
    const present = joined[key]
    joined[key] =
      typeof value === 'object' && typeof present === 'object' ? joinPhrases(present, value) : value
  }
  return joined
}

/** The phrase with this dotted key; undefined where there is none. A part of a key may hold dots itself. */
export function findPhrase(phrases: Phrases, key: string): string | undefined {
  const own = Object.hasOwn(phrases, key) ? phrases[key] : undefined
  if (typeof own === 'string') return own
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const start = key.slice(0, dot)
    const below = Object.hasOwn(phrases, start) ? phrases[start] : undefined
    const found = typeof below === 'object' ? findPhrase(below, key.slice(dot + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const rules = new Map<Language, Intl.PluralRules>()

function formFor(language: Language, count: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return rule.select(count)
}

/**
 * Translates a phrase in the browser as i18next does on the server, of which a page would carry much that no phrase of ours asks
 * for: `_one`, `_many` and `_other` by `count`, and `{{name}}`. An unknown key is given back as it is.
 */
export function formatPhrase(
  language: Language,
  phrases: Phrases,
  key: string,
  values: PhraseValues = {},
): string {
  const { count } = values
  const counted =
    typeof count === 'number'
      ? (findPhrase(phrases, `${key}_${formFor(language, count)}`) ?? findPhrase(phrases, `${key}_other`))
      : undefined
  const phrase = counted ?? findPhrase(phrases, key)
  if (phrase === undefined) return key
  return phrase.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
