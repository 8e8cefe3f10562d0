import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '#kit/i18n/words.ts'
import type { GuidePage } from '../guide.ts'
import { makeGuideSearch, type GuideSearch } from '../guide.search.ts'
import { changesBelow } from './guide.changes.ts'
import { readMarkdownFiles, readPictures } from './guide.folder.ts'
import type { PictureSize } from './guide.html.ts'
import { addressesOf } from './guide.links.ts'
import { readGuidePage } from './guide.markdown.ts'
import type { GuideLabels } from './guide.page.ts'

/** Where a guide is and what it is made with. */
export interface GuideSetup {
  /** Its folder: one below it for each language, and `pictures`. */
  readonly folder: string
  /** The address below which it is served, such as `/help`. */
  readonly under: string
  /** Its pages in their order, by groups. */
  readonly groups: readonly { readonly name: string; readonly pages: readonly string[] }[]
  readonly labelsOf: (language: Language) => GuideLabels
  readonly groupTitle: (language: Language, name: string) => string
  readonly phrase: (language: Language, namespace: string, key: string) => string | undefined
  readonly languageNames: Readonly<Record<Language, string>>
  readonly mark: string
  /** The page below which the change log stands, and the log. */
  readonly changes: { readonly page: string; readonly file: string }
}

/** A guide in one language. */
export interface GuideIn {
  readonly pages: ReadonlyMap<string, GuidePage>
  /** Pages that are named and have no file. */
  readonly missing: readonly string[]
  readonly search: GuideSearch
}

/** All of a guide. */
export interface Guide {
  readonly pictures: ReadonlyMap<string, PictureSize>
  readonly in: Readonly<Record<Language, GuideIn>>
}

/** Reads a guide's folder: every page in every language, as it is served. */
export async function readGuide(setup: GuideSetup): Promise<Guide> {
  const pictures = await readPictures(join(setup.folder, 'pictures'))
  const log = await readFile(setup.changes.file, 'utf8')
  const read = async (language: Language): Promise<[Language, GuideIn]> => [
    language,
    await readIn(setup, language, pictures, log),
  ]
  const all = await Promise.all(languages.map(read))
  return { pictures, in: Object.fromEntries(all) as Record<Language, GuideIn> }
}

async function readIn(
  setup: GuideSetup,
  language: Language,
  pictures: ReadonlyMap<string, PictureSize>,
  log: string,
): Promise<GuideIn> {
  const names = setup.groups.flatMap(({ pages }) => pages)
  const files = await readMarkdownFiles(setup.folder, language, names)
  const rendering = {
    ...addressesOf(setup.under, language, pictures),
    phrase: (namespace: string, key: string) => setup.phrase(language, namespace, key),
  }
  const pages = [...files].flatMap(([name, markdown]) =>
    markdown === undefined ? [] : [readGuidePage({ name, markdown, ...rendering })],
  )
  // The log is in English only, so a search does not find it in another language's pages.
  const search = makeGuideSearch(pages)
  const shown = pages.map((page) => (page.name === setup.changes.page ? withChanges(page) : page))
  return {
    pages: new Map(shown.map((page) => [page.name, page])),
    missing: names.filter((name) => files.get(name) === undefined),
    search,
  }

  function withChanges(page: GuidePage): GuidePage {
    const labels = setup.labelsOf(language)
    const intro = `# ${labels.changes}\n\n`
    const changes = readGuidePage({
      name: page.name,
      markdown: `${intro}${changesBelow(log, labels.unreleased)}`,
      ...rendering,
    })
    const heading = { depth: 2, text: labels.changes, anchor: 'changes' }
    const html = `${page.html}\n<h2 id="changes">${labels.changes}</h2>\n<p>${labels.changesLead}</p>\n<section lang="en">${changes.html}</section>`
    return {
      ...page,
      html,
      headings: [...page.headings, heading],
      problems: [...page.problems, ...changes.problems],
    }
  }
}
