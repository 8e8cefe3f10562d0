import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeGuide, type GuideAddress } from '#kit/guide/server/guide.answer.ts'
import type { GuideLabels } from '#kit/guide/server/guide.page.ts'
import type { GuideSetup } from '#kit/guide/server/guide.ts'
import type { Document } from '#kit/http/server/serve/serve.documents.ts'
import { fillTemplate } from '#kit/http/pageTemplate.ts'
import { findPhrase, formatPhrase } from '#kit/i18n/formatPhrase.ts'
import { phrase, type Language, type PhraseKey } from '#kit/i18n/words.ts'
import { version } from '#kit/ops/server/version.ts'
import { guideAddress, guideGroups, newsPage } from '../guide.ts'
import { words } from '../words/all.ts'
import type { en } from '../words/guide/en.ts'
import { guideWords } from '../words/guideWords.ts'
import { languageNames } from '../words/languageNames.ts'
import { productName } from '../words/productName.ts'

const root = join(import.meta.dirname, '../..')

function labelsOf(language: Language): GuideLabels {
  const t = (key: PhraseKey<typeof en>, values = {}) =>
    formatPhrase(language, words[language].guide ?? {}, phrase(guideWords, key).key, values)
  return {
    product: productName,
    version: `${productName} · ${t('version', { version })}`,
    title: t('title'),
    lead: t('lead'),
    skip: t('skip'),
    language: t('language'),
    pages: t('pages'),
    contents: t('contents'),
    search: t('search'),
    searchHint: t('searchHint'),
    find: t('find'),
    results: (query) => t('results', { query }),
    nothing: t('nothing'),
    nothingLead: t('nothingLead'),
    absent: t('absent'),
    absentLead: t('absentLead'),
    toProduct: t('toConsole'),
    previous: t('previous'),
    next: t('next'),
    changes: t('changes'),
    changesLead: t('changesLead'),
    unreleased: t('unreleased'),
  }
}

/** The product's mark, drawn in the page. */
const mark =
  '<svg aria-hidden="true" height="28" viewBox="0 0 32 32" width="28"><rect fill="#3aa7c9" height="32" rx="9" width="32"/><path d="M11.5 8.5v14h9" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.2"/></svg>'

/** The user guide of `docs/guide`. Names of the interface are taken from the phrases, so that both say the same. */
export const guideSetup: GuideSetup = {
  folder: join(root, 'docs/guide'),
  under: guideAddress,
  groups: guideGroups.map(({ name, pages }) => ({ name, pages: Object.keys(pages) })),
  labelsOf,
  groupTitle: (language, name) => formatPhrase(language, words[language].guide ?? {}, `groups.${name}`),
  phrase: (language, namespace, key) => findPhrase(words[language][namespace] ?? {}, key),
  languageNames,
  mark,
  changes: { page: newsPage, file: join(root, 'CHANGELOG.md') },
}

/** Where nothing was built, the guide has no sheet. */
const bareTemplate =
  '<!doctype html><html lang="zh"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><!--head--></head><body><!--body--></body></html>'

const html = 'text/html; charset=utf-8'

/** Answers the addresses of the guide, in the page that the build made in `folder`. */
export function guidePages(folder: string): (address: GuideAddress) => Promise<Document> {
  const answer = makeGuide(guideSetup)
  const file = join(folder, 'guide.html')
  let template: Promise<string> | undefined
  const read = async () => (existsSync(file) ? readFile(file, 'utf8') : bareTemplate)
  return async (address) => {
    const found = await answer(address)
    if (found.kind === 'elsewhere') return { address: found.address }
    if (found.kind === 'picture') return { status: 200, type: 'image/webp', body: found.bytes }
    if (found.kind === 'nothing') return { status: 404, type: 'text/plain; charset=utf-8', body: '' }
    return { status: found.status, type: html, body: fillTemplate(await (template ??= read()), found) }
  }
}
