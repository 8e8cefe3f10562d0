import type { Language } from '#kit/i18n/words.ts'

/** What the server puts into a page that the build made. */
export interface PageParts {
  readonly language: Language
  /** Title and whatever else stands in the head, as HTML. */
  readonly head: string
  readonly body: string
}

/** A built page with its language, head and body. */
export const fillTemplate = (template: string, { language, head, body }: PageParts): string =>
  template
    .replace('<html lang="zh">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
