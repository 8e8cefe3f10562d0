import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFailed } from 'vitest'
import { makeTranslators } from '#kit/i18n/server/phrases.ts'
import type { Language, PhraseValues } from '#kit/i18n/words.ts'
import { cardPhrasesIn } from '#cards/web.ts'
import { en } from '#deck/words/en.ts'
import { es } from '#deck/words/es.ts'
import { ja } from '#deck/words/ja.ts'
import { zh } from '#deck/words/zh.ts'
import { words } from '#app/words/all.ts'
import '../tools/vitest.summary.ts'

/** Somebody at a browser. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** A phrase as this person reads it. */
  readonly translate: (namespace: string, key: string, values?: PhraseValues) => string
  /** What the browser complained about: broken policy, errors of scripts. */
  readonly complaints: readonly string[]
}

const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-US', es: 'es-ES', ja: 'ja-JP' }

const deck = { en, es, ja, zh }
const phrasesOf = async (language: Language) => ({
  ...words[language],
  deck: deck[language],
  ...(await cardPhrasesIn(language)),
})
const translators = makeTranslators({
  en: await phrasesOf('en'),
  es: await phrasesOf('es'),
  ja: await phrasesOf('ja'),
  zh: await phrasesOf('zh'),
})

/** A phrase as it is read in a language; one that does not exist is refused, or a test could look for it in vain and be content. */
export const translatorFor =
  (language: Language): Visitor['translate'] =>
  (namespace, key, values) => {
    const text = translators(language)({ namespace, key, ...(values && { values }) })
    if (text === key) throw new Error(`There is no phrase ${key} in ${namespace}`)
    return text
  }

/** Opens a window of its own at a server. */
export async function makeVisitor(
  browser: Browser,
  baseURL: string,
  language: Language,
  viewport = { width: 1440, height: 900 },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: locales[language],
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const complaints: string[] = []
  reportFailure(page, complaints)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text())
  })
  return { context, page, translate: translatorFor(language), complaints }
}

const maxComplaintLength = 600

/** What a person saw when the journey failed: in words, which the run's summary repeats, and as a picture under `.cache/e2e`. */
function reportFailure(page: Page, complaints: readonly string[]): void {
  const unanswered: string[] = []
  page.on('requestfailed', (request) => {
    unanswered.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) unanswered.push(`${response.status()} ${response.url()}`)
  })
  try {
    onTestFailed(async ({ task }) => {
      if (page.isClosed()) return
      const shown = await page.evaluate(() => document.body.innerText).catch(String)
      const seen = [
        `${page.url()} showed:`,
        shown.slice(0, maxComplaintLength),
        ...complaints,
        ...unanswered.slice(-20),
      ]
      console.log(seen.join('\n'))
      task.meta.seen = [task.meta.seen, ...seen].filter(Boolean).join('\n')
      const name = `${task.name}-${Date.now()}`.replaceAll(/[^a-z0-9]+/gi, '-')
      await page.screenshot({ path: join('.cache/e2e', `${name}.png`) })
    })
  } catch {
    // A visitor of a hook belongs to no test.
  }
}
