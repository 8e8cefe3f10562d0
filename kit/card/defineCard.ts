import * as z from 'zod/mini'
import { completeAnswering } from './answering.ts'
import type { CardBase } from './card.ts'
import type { CardDefinition, CardSpec } from './cardDefinition.ts'
import { completeContent } from './content.ts'
import { completeNavigating } from './navigating.ts'
import { completeNesting } from './nesting.ts'
import { completeProgress, type Shown } from './progress.ts'
import { completeTalking } from './talking.ts'

/** Completes a card type: each capability fills in its own defaults. */
export function defineCard<Card extends CardBase, Response, Progress extends Shown, Solution>(
  spec: CardSpec<Card, Response, Progress, Solution>,
): CardDefinition<Card, Response, Progress, Solution> {
  const { type, schema, upgrades = [], fresh = {} } = spec
  const words = `card-${type}`
  const answering = completeAnswering(spec.answering)
  return {
    type,
    schemaVersion: upgrades.length + 1,
    schema,
    upgrades,
    words,
    sample: () => spec.sample(),
    createEmpty: (id) => z.parse(schema, { id, type, ...fresh }),
    progress: completeProgress(spec.progress ?? {}, answering.isAnswered),
    content: completeContent(spec.content, words),
    answering,
    navigating: completeNavigating(spec.navigating),
    nesting: completeNesting(spec.nesting),
    talking: completeTalking(spec.talking),
  }
}
