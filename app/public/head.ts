import { translate } from '#kit/i18n/web/words.ts'
import { languages, phrase } from '#kit/i18n/words.ts'
import { escapeHtml } from '#kit/value/escapeHtml.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import { pageTitle, productName } from '#app/words/productName.ts'
import type { PublicPage, Rendering } from '#app/publicPages.ts'
import { shared, type Shared } from './shared.ts'
import { structuredData } from './structuredData.ts'

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  content === '' ? '' : `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

const locales = { zh: 'zh_CN', en: 'en_GB', es: 'es_ES', ja: 'ja_JP' } as const

/** What a browser, a search engine and a preview of the link read of a page: Open Graph, Twitter, JSON-LD. */
export function headOf(page: PublicPage, rendering: Rendering): string {
  const { origin, path, language } = rendering
  if (page.kind === 'absent')
    return `<title>${escapeHtml(pageTitle(translate(phrase(publicPageWords, 'absent'))))}</title>\n${meta('name', 'robots', 'noindex')}`
  const { title, text, picture } = shared(page)
  const address = origin + path
  // Read as text only, whatever somebody wrote.
  const data = JSON.stringify(structuredData(page, rendering)).replaceAll('<', String.raw`\u003c`)
  return [
    `<title>${escapeHtml(pageTitle(title))}</title>`,
    meta('name', 'description', text),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...languages.map(
      (other) =>
        `<link rel="alternate" hreflang="${other}" href="${escapeHtml(`${address}?lang=${other}`)}" />`,
    ),
    meta('property', 'og:type', page.kind === 'creator' ? 'profile' : 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:url', address),
    ...previewOf({ title, text, picture: picture && new URL(picture, origin).href }),
    `<script type="application/ld+json">${data}</script>`,
  ]
    .filter((line) => line !== '')
    .join('\n    ')
}

/** What a chat or a social network shows of a link. WeChat reads the description and the first picture too. */
const previewOf = ({ title, text, picture }: Shared): string[] => [
  meta('property', 'og:title', title),
  meta('property', 'og:description', text),
  meta('property', 'og:image', picture),
  meta('name', 'twitter:card', picture === '' ? 'summary' : 'summary_large_image'),
  meta('name', 'twitter:title', title),
  meta('name', 'twitter:description', text),
  meta('name', 'twitter:image', picture),
]
