/** What a template asks of its card. */
export interface TemplateSource {
  /** The HTML of a field, of which the filters before its name ask, the outermost first; '' of one that is not there. */
  value(name: string, filters: readonly string[]): string
  /** Whether a field holds anything, for parts that show only then. */
  isFilled(name: string): boolean
}

/** Longer than any template that a person wrote. */
const longest = 200_000
const tag = /\{\{\{?([^{}]{1,500})\}?\}\}/g

/**
 * A side of a card by Anki's templates: `{{Field}}`, `{{filter:Field}}`, `{{#Field}}…{{/Field}}` where the field is filled,
 * and `{{^Field}}…{{/Field}}` where it is not. Source: Anki's manual, 'Card Templates'.
 */
export function renderTemplate(template: string, source: TemplateSource): string {
  const text = template.slice(0, longest).replaceAll(/<!--(?:(?!-->)[^])*-->/g, '')
  const open: { readonly name: string; readonly isShown: boolean }[] = []
  let rendered = ''
  let from = 0
  const add = (part: string) => {
    if (open.every(({ isShown }) => isShown)) rendered += part
  }
  for (const found of text.matchAll(tag)) {
    add(text.slice(from, found.index))
    from = found.index + found[0].length
    const name = (found[1] ?? '').trim()
    const own = name.slice(1).trim()
    if (name.startsWith('#')) open.push({ name: own, isShown: source.isFilled(own) })
    else if (name.startsWith('^')) open.push({ name: own, isShown: !source.isFilled(own) })
    else if (name.startsWith('/'))
      open.splice(
        Math.max(
          0,
          open.findLastIndex((each) => each.name === own),
        ),
      )
    else if (!name.startsWith('!')) {
      const parts = name.split(':').map((part) => part.trim())
      add(open.every(({ isShown }) => isShown) ? source.value(parts.at(-1) ?? '', parts.slice(0, -1)) : '')
    }
  }
  add(text.slice(from))
  return rendered
}

/** Readings behind characters in brackets, ` base[reading]`, as the filters of Anki's Japanese support show them. */
export function withReadings(html: string, filter: 'furigana' | 'kanji' | 'kana'): string {
  const shown = { furigana: '$1\uff08$2\uff09', kanji: '$1', kana: '$2' }[filter]
  return html.replaceAll(/ ?([^ >[\]]{1,100})\[(?!sound:)([^[\]]{1,100})\]/g, shown)
}
