import type { Call, ShownFile } from '#kit/call/server/context.ts'
import type { Card } from '#cards/index.ts'
import { fileIdsOf, type Deck } from '#deck/deck.document.ts'
import { redactDeck } from '#deck/deck.redact.ts'

type Files = Readonly<Record<string, ShownFile>>

/** Files that a learner may see now: of cards as they were redacted, and whole ones whose answer was told. Their names may tell one. */
export async function shownFiles(call: Call, redacted: Deck, solved: readonly Card[]): Promise<Files> {
  const whole = solved.flatMap((card) => fileIdsOf([card]))
  return nameless(await call.services.showFiles(call, [...new Set([...fileIdsOf(redacted), ...whole])]))
}

/** Files that were held back until the answer to a card was told. */
export async function solutionFiles(call: Call, card: Card, solution: unknown): Promise<Files> {
  if (solution === null) return {}
  const known = new Set(fileIdsOf(redactDeck([card], 0)))
  return nameless(
    await call.services.showFiles(
      call,
      fileIdsOf([card]).filter((id) => !known.has(id)),
    ),
  )
}

const nameless = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([id, file]) => [id, { ...file, name: '' }]))
