import type { Found } from '../objectReader.ts'
import type { ReadCard } from '../readCards.ts'
import type { WrittenEvent } from '../generate.contract.ts'
import { requestObjects, type ObjectRequest, type Question } from './requestObjects.ts'

/** One question of a work, and how many cards its answer may bring. */
export interface Step {
  readonly count: number
  question(titles: readonly string[]): Question
}

interface Writing extends ObjectRequest {
  readonly steps: readonly Step[]
  /** What becomes of an object; may fetch a number for it. */
  read(found: Found): Promise<ReadCard>
}

/** After so many things that are no cards nothing better is to be expected. */
const maxRefused = 20

/**
 * Cards as an AI writes them, each as soon as it is whole. Ends with what was used, or with the error; where not one card
 * came, that is told too. Nothing is kept.
 */
export async function* writeCards(writing: Writing): AsyncGenerator<WrittenEvent> {
  const { steps, signal, used } = writing
  const titles: string[] = []
  let refused = 0
  for (const [index, step] of steps.entries()) {
    if (signal.aborted || refused >= maxRefused) break
    if (steps.length > 1) yield { progress: { part: index + 1, of: steps.length } }
    const answer = requestObjects(writing, step.question(titles))
    const enough = titles.length + step.count
    let next = await answer.next()
    while (!next.done && titles.length < enough && refused < maxRefused) {
      const event = writtenEvent(await writing.read(next.value))
      if ('card' in event) titles.push(event.card.title)
      else refused += 1
      yield event
      if (titles.length < enough) next = await answer.next()
    }
    if (next.done && next.value !== undefined) return yield { failed: next.value }
    await answer.return(undefined)
  }
  if (signal.aborted) return
  yield titles.length === 0 ? { failed: 'nothing' } : { done: used }
}

type WrittenCard = Extract<WrittenEvent, { card: unknown } | { refused: unknown }>

function writtenEvent(read: ReadCard): WrittenCard {
  if (read.kind === 'card') return { card: read.card }
  const { text, path, problem } = read
  const { namespace, key, values } = problem
  return { refused: { text, path, problem: { namespace, key, ...(values && { values: { ...values } }) } } }
}
