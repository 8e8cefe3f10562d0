import { renderToStaticMarkup } from 'react-dom/server'
import { fillTemplate } from '#kit/http/pageTemplate.ts'
import { showTimeZone } from '#kit/i18n/web/format.ts'
import { addWords, showLanguage } from '#kit/i18n/web/words.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { RenderPublicPage } from '#app/publicPages.ts'
import { headOf } from './head.ts'
import { PublicFrame } from './PublicFrame.tsx'

const known = new Set<Language>()

/** L-page: a public page as one document. It is rendered in one go, so that no other reader's language comes in between. */
export const render: RenderPublicPage = (template, page, rendering) => {
  const { language, phrases, timeZone } = rendering
  if (!known.has(language)) addWords(language, phrases)
  known.add(language)
  showLanguage(language)
  showTimeZone(timeZone)
  const body = renderToStaticMarkup(<PublicFrame page={page} rendering={rendering} />)
  return fillTemplate(template, { language, head: headOf(page, rendering), body })
}
