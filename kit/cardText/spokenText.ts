import type { CardBase } from '#kit/card/card.ts'
import type { CardContent, CardPhrase } from '#kit/card/content.ts'

/** In no card: what teachers, helpers and screen readers are told, and what has a sound already. */
const neverSpoken = ['note', 'feedback', 'hints', 'alt', 'transcript', 'licence']

/** Pieces of one paragraph, which differ in nothing but how they look, are one text. */
const paragraphOf = (path: string): string => path.replace(/\.content\.\d+\.text$/, '')

/**
 * What is read aloud to a learner who has not answered yet: paragraphs, one a line. Nothing that gives an answer away; ''
 * where only the title would be said.
 */
export function spokenText(content: CardContent<CardBase>, card: CardBase): string {
  const silent = new Set([...neverSpoken, ...content.unspoken])
  const phrases = content
    .phrases(content.redact(card, 0))
    .filter(({ path }) => !path.split('.').some((part) => silent.has(part)))
  if (phrases.every(({ path }) => path === 'title')) return ''
  return paragraphs(phrases)
    .map((text) => text.replaceAll('[]', '…').trim())
    .filter((text) => text !== '')
    .join('\n')
}

/** Phrases as a reader sees them: pieces that differ in nothing but how they look are one paragraph. */
export function paragraphs(phrases: readonly CardPhrase[]): string[] {
  const joined = new Map<string, string>()
  for (const { path, text } of phrases) {
    const key = paragraphOf(path)
    joined.set(key, (joined.get(key) ?? '') + text)
  }
  return [...joined.values()]
}

/** Where a text may be cut, the best place first: behind a paragraph, a sentence, a clause, a word. */
const places = [/\n/g, /[.!?。！？…]+["'”’」』]?\s*/g, /[,;:，；：、]\s*/g, /\s+/g]

/** A text in pieces of at most `most` characters, cut where a reader would take breath. */
export function breaths(text: string, most: number): string[] {
  const rest = text.trim()
  if (rest === '') return []
  if (rest.length <= most) return [rest]
  const end = places.map((place) => lastBefore(rest, place, most)).find((at) => at > most / 4) ?? most
  return [rest.slice(0, end).trim(), ...breaths(rest.slice(end), most)]
}

function lastBefore(text: string, place: RegExp, most: number): number {
  const ends = [...text.slice(0, most + 1).matchAll(place)].map(({ index, 0: found }) => index + found.length)
  return ends.filter((end) => end <= most).at(-1) ?? 0
}
