import type { Call, ShownFile } from '#kit/call/server/context.ts'
import type { Card } from '#cards/index.ts'
import { fileIdsOf, type Deck } from '#deck/deck.document.ts'
import { redactDeck } from '#deck/deck.redact.ts'

type Files = Readonly<Record<string, ShownFile>>

/**
 * Files that a learner may see now: of cards as they were redacted, and all those of cards whose answer was shown. Their names
 * may give one away.
 */
export async function shownFiles(call: Call, redacted: Deck, solved: readonly Card[]): Promise<Files> {
  const solvedFileIds = solved.flatMap((card) => fileIdsOf([card]))
  return nameless(
    await call.services.showFiles(call, [...new Set([...fileIdsOf(redacted), ...solvedFileIds])]),
  )
}

/** Files that were hidden until the answer to a card was shown. */
export async function solutionFiles(call: Call, card: Card, solution: unknown): Promise<Files> {
  if (solution === null) return {}
  const visible = new Set(fileIdsOf(redactDeck([card], 0)))
  return nameless(
    await call.services.showFiles(
      call,
      fileIdsOf([card]).filter((id) => !visible.has(id)),
    ),
  )
}

const nameless = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([id, file]) => [id, { ...file, name: '' }]))
