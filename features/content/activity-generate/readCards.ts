import { safeParse } from 'zod/mini'
import { problemsOf } from '#kit/contract/problem.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import { cardOf, cardSchema, type Card } from '#cards/index.ts'
import { generateWords } from './activity-generate.words.ts'
import { excerptOf, type Found } from './objectReader.ts'

/** What became of something that an AI wrote. */
export type ReadCard =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'refused'; readonly text: string; readonly path: string; readonly problem: Phrase }

type Raw = Readonly<Record<string, unknown>>
type Refusal = { readonly path: string; readonly problem: Phrase }
type Key = Parameters<typeof phrase<NonNullable<(typeof generateWords)['phrases']>>>[1]

/** Why something is no card: `path` leads to the field in it, `key` names the phrase of this feature. */
export const refusal = (path: string, key: Key): Refusal => ({ path, problem: phrase(generateWords, key) })

/** A card parsed by its type's own schema, or the first reason why it is none; nothing is repaired. */
export function parseCard(raw: Raw): Card | Refusal {
  const { data, error } = safeParse(cardSchema, raw, { reportInput: true })
  if (data) return data
  const [first] = Object.entries(problemsOf(error.issues))
  return { path: first?.[0] ?? '', problem: first?.[1] ?? refusal('', 'problems.notCard').problem }
}

/** Whether `parseCard` gave a card and not the reason why there is none. */
export const isCard = (read: Card | Refusal): read is Card => 'type' in read

/**
 * A new card as an AI wrote it, under the id `id`. It names no files, agents, abilities or other cards: those an AI can
 * only invent, and a number that it hits by chance would be somebody else's.
 */
export function readCard(found: Found, id: number, types: readonly string[]): ReadCard {
  if (found.kind === 'broken') return refused(found.text, refusal('', 'problems.notJson'))
  const { id: _own, schemaVersion: _version, ...raw } = found.value
  const text = titleOf(raw)
  const { type } = raw
  if (typeof type !== 'string' || !types.includes(type))
    return refused(text, refusal('type', 'problems.otherType'))
  const card = parseCard({ ...raw, id })
  if (!isCard(card)) return refused(text, card)
  const invented = inventedIn(card)
  return invented ? refused(text, invented) : { kind: 'card', card }
}

/** The outcome for something that is no card; `text` is how its author will recognise it. */
export const refused = (text: string, { path, problem }: Refusal): ReadCard => ({
  kind: 'refused',
  text,
  path,
  problem,
})

/** The title of what an AI wrote, else how it begins, so that an author recognises it. */
export const titleOf = (raw: Raw): string =>
  typeof raw['title'] === 'string' && raw['title'].trim() !== ''
    ? excerptOf(raw['title'])
    : excerptOf(JSON.stringify(raw))

function inventedIn(card: Card): Refusal | undefined {
  const { content, navigating } = cardOf(card.type)
  const [file] = content.files(card)
  if (file) return refusal(file.path, 'problems.files')
  const [target] = navigating.targets(card)
  if (target) return refusal(target.path, 'problems.others')
  if (card.competencies.length > 0) return refusal('competencies', 'problems.others')
  return agentOf(card) === null ? undefined : refusal('agentId', 'problems.others')
}

/** Whose AI a card asks; null: the system's, or it asks none. */
export const agentOf = (card: Card): unknown => ('agentId' in card ? card.agentId : null)
