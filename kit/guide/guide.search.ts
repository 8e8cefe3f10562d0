import type { GuidePage, GuideSection } from './guide.ts'

/** A section that answers a search, the best first. */
export interface GuideHit {
  readonly page: GuidePage
  readonly section: GuideSection
}

/** Searches the sections of some pages. */
export type GuideSearch = (query: string) => readonly GuideHit[]

const maxHits = 12
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3005]+|[\p{L}\p{N}]+/gu
const isEastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The terms of a text: words in small letters without accents, and of Chinese and Japanese, which part no words, the pairs of
 * neighbouring characters (a lone character is a term).
 */
export function termsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase()
  return [...folded.matchAll(runs)].flatMap(([run]) => {
    if (!isEastAsian.test(run)) return [run.normalize('NFD').replace(/\p{M}/gu, '')]
    const characters = [...run]
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
  })
}

/** Letters that two words begin with must be most of the longer one: `publish` finds `publishing`. */
const sharedShare = 0.6
const fewestShared = 4

function isAlike(term: string, other: string): boolean {
  if (term === other) return true
  const longest = Math.max(term.length, other.length)
  if (isEastAsian.test(term) || Math.min(term.length, other.length) < fewestShared) return false
  let shared = 0
  while (shared < longest && term[shared] === other[shared]) shared += 1
  return shared >= Math.max(fewestShared, longest * sharedShare)
}

interface Indexed extends GuideHit {
  /** How much a term counts here: most in the heading, then in the title, then in the text. */
  readonly weights: ReadonlyMap<string, number>
}

const inHeading = 5
const inTitle = 3
const mostInText = 3

function indexOf(page: GuidePage, section: GuideSection): Indexed {
  const weights = new Map<string, number>()
  const count = (text: string, weight: number, most: number) => {
    const own = new Map<string, number>()
    for (const term of termsOf(text)) own.set(term, Math.min(most, (own.get(term) ?? 0) + weight))
    for (const [term, value] of own) weights.set(term, (weights.get(term) ?? 0) + value)
  }
  count(section.heading, inHeading, inHeading)
  count(page.title, inTitle, inTitle)
  count(section.text, 1, mostInText)
  return { page, section, weights }
}

/**
 * A search over headings and texts, made once: what most sections hold, such as 'how do I', counts for little, and of all
 * sections those with most of the asked terms come first.
 */
export function makeGuideSearch(pages: readonly GuidePage[]): GuideSearch {
  const indexed = pages.flatMap((page) => page.sections.map((section) => indexOf(page, section)))
  const known = new Map<string, number>()
  for (const { weights } of indexed)
    for (const term of weights.keys()) known.set(term, (known.get(term) ?? 0) + 1)
  const rarity = (term: string) => Math.log(1 + indexed.length / (known.get(term) ?? 1)) ** 2
  return (query) => {
    const asked = [...new Set(termsOf(query))].map((term) =>
      [...known.keys()].filter((other) => isAlike(term, other)),
    )
    return indexed
      .map((one) => {
        const found = asked.map((alike) =>
          Math.max(0, ...alike.map((term) => (one.weights.get(term) ?? 0) * rarity(term))),
        )
        const score = found.reduce((sum, value) => sum + value, 0)
        return { one, score: score * found.filter((value) => value > 0).length }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, maxHits)
      .map(({ one: { page, section } }) => ({ page, section }))
  }
}

const excerptLength = 160

/** The part of a section's text that has the first asked term, cut at about 160 characters. */
export function excerptOf({ text }: GuideSection, query: string): string {
  const folded = text.normalize('NFKC').toLowerCase()
  const places = termsOf(query)
    .map((term) => folded.indexOf(term))
    .filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const start = Math.max(0, first - excerptLength / 3)
  const cut = text.slice(start, start + excerptLength).trim()
  return `${start > 0 ? '… ' : ''}${cut}${start + excerptLength < text.length ? ' …' : ''}`
}
