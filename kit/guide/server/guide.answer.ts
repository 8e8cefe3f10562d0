import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '#kit/i18n/words.ts'
import { escapeHtml } from '#kit/value/escapeHtml.ts'
import type { GuidePage } from '../guide.ts'
import { excerptOf } from '../guide.search.ts'
import { guideBody, linkOf, type GuideBody, type GuideFrame, type GuideLink } from './guide.page.ts'
import { readGuide, type Guide, type GuideSetup } from './guide.ts'

/** What a reader opens: the address below the guide's own, without slashes at its ends. */
export interface GuideAddress {
  readonly path: string
  readonly query: string
  /** The language of the browser, for an address that names none. */
  readonly language: Language
}

/** What they are given: a document to be filled into its template, a picture, or another address. */
export type GuideAnswer =
  | {
      readonly kind: 'document'
      readonly status: 200 | 404
      readonly language: Language
      readonly head: string
      readonly body: string
    }
  | { readonly kind: 'picture'; readonly bytes: Buffer }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'nothing' }

const searchName = 'search'

/** Answers every address of a guide; its files are read once, by the first reader. */
export function makeGuide(setup: GuideSetup): (address: GuideAddress) => Promise<GuideAnswer> {
  let reading: Promise<Guide> | undefined
  return async (address) => answer(setup, await (reading ??= readGuide(setup)), address)
}

async function answer(setup: GuideSetup, guide: Guide, address: GuideAddress): Promise<GuideAnswer> {
  const [first = '', name = '', ...rest] = address.path.split('/')
  if (first === '') return { kind: 'elsewhere', address: `${setup.under}/${address.language}` }
  if (first === 'pictures') return pictureOf(setup, guide, name)
  const language = languages.find((one) => one === first)
  if (!language)
    return documentOf(setup, guide, address.language, first, absentBody(setup, address.language), 404)
  const show = (body: GuideBody, status: 200 | 404 = 200, at = name) =>
    documentOf(setup, guide, language, at, body, status)
  if (name === '') return show(homeBody(setup, guide, language))
  if (rest.length === 0 && name === searchName)
    return show(
      resultsBody(setup, guide, language, address.query.trim()),
      200,
      `${searchName}?q=${encodeURIComponent(address.query)}`,
    )
  const page = rest.length === 0 ? guide.in[language].pages.get(name) : undefined
  return page ? show(pageBody(setup, guide, language, page)) : show(absentBody(setup, language), 404, '')
}

async function pictureOf(setup: GuideSetup, guide: Guide, name: string): Promise<GuideAnswer> {
  if (!guide.pictures.has(name)) return { kind: 'nothing' }
  return { kind: 'picture', bytes: await readFile(join(setup.folder, 'pictures', name)) }
}

const pathOf = ({ under }: GuideSetup, language: Language, name: string): string =>
  name === '' ? `${under}/${language}` : `${under}/${language}/${name}`

function documentOf(
  setup: GuideSetup,
  guide: Guide,
  language: Language,
  at: string,
  body: GuideBody,
  status: 200 | 404,
): GuideAnswer {
  const labels = setup.labelsOf(language)
  const frame: GuideFrame = {
    language,
    labels,
    languageNames: setup.languageNames,
    home: pathOf(setup, language, ''),
    searchAt: pathOf(setup, language, searchName),
    inLanguage: (other) => pathOf(setup, other, status === 404 ? '' : at),
    groups: setup.groups.map((group) => ({
      title: setup.groupTitle(language, group.name),
      links: group.pages.flatMap((name) => linksTo(setup, guide, language, name, name === at)),
    })),
    mark: setup.mark,
  }
  const lead = escapeHtml(labels.lead)
  const robots = status === 404 || at.startsWith(searchName) ? '<meta name="robots" content="noindex">' : ''
  const title = `${body.title} - ${labels.product} ${labels.title}`
  const head = `<title>${escapeHtml(title)}</title><meta name="description" content="${lead}">${robots}`
  return { kind: 'document', status, language, head, body: guideBody(frame, body) }
}

function linksTo(
  setup: GuideSetup,
  guide: Guide,
  language: Language,
  name: string,
  isShown = false,
): GuideLink[] {
  const page = guide.in[language].pages.get(name)
  return page ? [{ href: pathOf(setup, language, name), title: page.title, isShown }] : []
}

function homeBody(setup: GuideSetup, guide: Guide, language: Language): GuideBody {
  const labels = setup.labelsOf(language)
  const groups = setup.groups.map(({ name, pages }) => {
    const cards = pages.flatMap((one) => {
      const page = guide.in[language].pages.get(one)
      if (!page) return []
      const link = linkOf({ href: pathOf(setup, language, one), title: page.title })
      return [`<li>${link}<p>${escapeHtml(page.lead)}</p></li>`]
    })
    return `<h2>${escapeHtml(setup.groupTitle(language, name))}</h2><ul class="guide-cards">${cards.join('')}</ul>`
  })
  return { title: labels.title, html: `<p>${escapeHtml(labels.lead)}</p>${groups.join('')}` }
}

function pageBody(setup: GuideSetup, guide: Guide, language: Language, page: GuidePage): GuideBody {
  const names = setup.groups.flatMap(({ pages }) => pages)
  const place = names.indexOf(page.name)
  const beside = (name: string | undefined) =>
    name === undefined ? undefined : linksTo(setup, guide, language, name)[0]
  return {
    title: page.title,
    html: page.html,
    headings: page.headings,
    previous: beside(names[place - 1]),
    next: beside(names[place + 1]),
  }
}

function resultsBody(setup: GuideSetup, guide: Guide, language: Language, query: string): GuideBody {
  const labels = setup.labelsOf(language)
  const hits = guide.in[language].search(query)
  const entries = hits.map(({ page, section }) => {
    const anchor = section.anchor === '' ? '' : `#${section.anchor}`
    const title = section.heading === page.title ? page.title : `${section.heading} · ${page.title}`
    const link = linkOf({ href: pathOf(setup, language, page.name) + anchor, title })
    return `<li>${link}<p>${escapeHtml(excerptOf(section, query))}</p></li>`
  })
  const list = `<ol class="guide-hits">${entries.join('')}</ol>`
  const nothing = `<p>${escapeHtml(labels.nothing)}</p><p>${escapeHtml(labels.nothingLead)}</p>`
  return {
    title: query === '' ? labels.search : labels.results(query),
    html: hits.length > 0 ? list : nothing,
    query,
  }
}

function absentBody(setup: GuideSetup, language: Language): GuideBody {
  const labels = setup.labelsOf(language)
  const home = linkOf({ href: pathOf(setup, language, ''), title: labels.title })
  return { title: labels.absent, html: `<p>${escapeHtml(labels.absentLead)}</p><p>${home}</p>` }
}
