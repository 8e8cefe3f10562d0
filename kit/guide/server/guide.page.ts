import { languages, type Language } from '#kit/i18n/words.ts'
import { escapeHtml } from '#kit/value/escapeHtml.ts'
import type { GuideHeading } from '../guide.ts'

/** The words around a page of the guide, in its language. */
export interface GuideLabels {
  readonly product: string
  /** The product with its version. */
  readonly version: string
  readonly title: string
  readonly lead: string
  readonly skip: string
  readonly language: string
  readonly pages: string
  readonly contents: string
  readonly search: string
  readonly searchHint: string
  readonly find: string
  readonly results: (query: string) => string
  readonly nothing: string
  readonly nothingLead: string
  readonly absent: string
  readonly absentLead: string
  readonly toProduct: string
  readonly previous: string
  readonly next: string
  readonly changes: string
  readonly changesLead: string
  readonly unreleased: string
}

/** A link of the guide's own list of pages. */
export interface GuideLink {
  readonly href: string
  readonly title: string
  readonly isShown?: boolean
}

/** What is around a page: the same on each of them. */
export interface GuideFrame {
  readonly language: Language
  readonly labels: GuideLabels
  /** Each language in its own words. */
  readonly languageNames: Readonly<Record<Language, string>>
  /** The address of the guide in the page's language. */
  readonly home: string
  /** Where the search is sent. */
  readonly searchAt: string
  /** The address of this page in another language. */
  readonly inLanguage: (language: Language) => string
  /** Its pages by groups, in their order. */
  readonly groups: readonly { readonly title: string; readonly links: readonly GuideLink[] }[]
  /** The drawing of the product, as SVG. */
  readonly mark: string
}

/** What a page shows. */
export interface GuideBody {
  readonly title: string
  /** Already HTML. */
  readonly html: string
  readonly headings?: readonly GuideHeading[]
  readonly previous?: GuideLink | undefined
  readonly next?: GuideLink | undefined
  /** What was searched for. */
  readonly query?: string
}

/** A link to another page. */
export const linkOf = ({ href, title, isShown }: GuideLink): string =>
  `<a href="${escapeHtml(href)}"${isShown ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`

/** The body of a page of the guide, whole without a script: one banner, one search, the list of pages, the text. */
export function guideBody(frame: GuideFrame, body: GuideBody): string {
  const { labels } = frame
  return `<a class="guide-skip" href="#content">${escapeHtml(labels.skip)}</a>
<header class="guide-top">
  <a class="guide-logo" href="${frame.home}">${frame.mark}<span>${escapeHtml(labels.product)} <b>${escapeHtml(labels.title)}</b></span></a>
  ${searchForm(frame, body.query ?? '')}
  ${languageLinks(frame)}
  <a class="guide-out" href="/">${escapeHtml(labels.toProduct)}</a>
</header>
<div class="guide-columns">
  ${pageList(frame)}
  <main id="content" class="guide-page" tabindex="-1">
    <article>
      <h1>${escapeHtml(body.title)}</h1>
      ${body.html}
    </article>
    ${neighbours(body, labels)}
  </main>
  ${contentsOf(body, labels)}
</div>
<footer class="guide-foot">${escapeHtml(labels.version)}</footer>`
}

const searchForm = ({ searchAt, labels }: GuideFrame, query: string): string =>
  `<form class="guide-search" role="search" action="${searchAt}" method="get">
    <input type="search" name="q" value="${escapeHtml(query)}" maxlength="100" aria-label="${escapeHtml(labels.search)}" placeholder="${escapeHtml(labels.searchHint)}" autocomplete="off">
    <button type="submit">${escapeHtml(labels.find)}</button>
  </form>`

function languageLinks({ language, labels, languageNames, inLanguage }: GuideFrame): string {
  const links = languages.map((other) => {
    const current = other === language ? ' aria-current="true"' : ''
    return `<a href="${escapeHtml(inLanguage(other))}" hreflang="${other}" lang="${other}" rel="alternate"${current}>${languageNames[other]}</a>`
  })
  return `<nav class="guide-languages" aria-label="${escapeHtml(labels.language)}">${links.join('')}</nav>`
}

/** Beside the text where there is room; on a phone it opens above it. */
function pageList({ groups, labels }: GuideFrame): string {
  const lists = groups.map(
    ({ title, links }) =>
      `<p class="guide-group">${escapeHtml(title)}</p><ul class="guide-links">${links.map((link) => `<li>${linkOf(link)}</li>`).join('')}</ul>`,
  )
  const label = escapeHtml(labels.pages)
  return `<nav class="guide-side" aria-label="${label}">
    <details class="guide-fold"><summary>${label}</summary>${lists.join('')}</details>
    <div class="guide-open">${lists.join('')}</div>
  </nav>`
}

function contentsOf({ headings = [] }: GuideBody, labels: GuideLabels): string {
  const parts = headings.filter(({ depth }) => depth === 2)
  if (parts.length < 2) return ''
  const links = parts.map(({ anchor, text }) => `<li>${linkOf({ href: `#${anchor}`, title: text })}</li>`)
  const label = escapeHtml(labels.contents)
  return `<nav class="guide-contents" aria-label="${label}"><p class="guide-group">${label}</p><ul class="guide-links">${links.join('')}</ul></nav>`
}

function neighbours({ previous, next }: GuideBody, labels: GuideLabels): string {
  if (!previous && !next) return ''
  const one = (link: GuideLink | undefined, word: string) =>
    link
      ? `<a href="${escapeHtml(link.href)}"><span>${escapeHtml(word)}</span>${escapeHtml(link.title)}</a>`
      : '<span></span>'
  return `<nav class="guide-neighbours" aria-label="${escapeHtml(`${labels.previous}, ${labels.next}`)}">${one(previous, labels.previous)}${one(next, labels.next)}</nav>`
}
