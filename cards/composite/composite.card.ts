import type { OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { namespace } from '#kit/i18n/words.ts'
import { compositeSchema, type CompositeCard } from './composite.schema.ts'
import type { en } from './words/en.ts'

export const compositeWords = namespace<typeof en>('card-composite')

const guide = `Holds other cards and plays them one by one. JSON fields:
- "type": "composite"
- "title": a name for the author's list, at most 100 characters
- "intro": what is said before the cards, at most 1000 characters, or "" to begin at once
- "cards": 2 to 50 cards of any type, each written as its own guide says
- "order": "fixed", "shuffled", or "drawn" (each learner gets "draw" of them at random)
- "draw": how many are drawn
- "showResult": whether a page behind them tells the points; "result": a sentence for it, at most 500 characters
Use it for a pool of questions of the same difficulty, or for steps that belong together.`

/** Cards in one: in a fixed order, shuffled, or some of them drawn for each learner. Its score is the sum of theirs. */
export const composite = defineCard({
  type: 'composite',
  schema: compositeSchema,
  sample: async () => (await import('./composite.sample.ts')).compositeSample,
  content: {
    guide,
    problems: compositeProblems,
    phrases: (card) => [
      { path: 'intro', text: card.intro },
      { path: 'result', text: card.result },
    ],
    unspoken: ['result'],
    arrange,
    // Each card inside is redacted by its own type, and put back by the deck: none slips out with its holder.
    redact: (card) => ({ ...card, cards: [] }),
  },
  nesting: {
    childrenIn: 'cards',
    frames: (card) => ({
      opens: card.intro.trim() !== '',
      closes: card.showResult && (card.result.trim() !== '' || hasSum(card)),
    }),
  },
})

/** A single card shows its own points. */
const hasSum = ({ cards }: CompositeCard) => cards.length > 1 && cards.some(({ points }) => points > 0)

/** Drawn and shuffled for one learner; what comes out is in a fixed order. */
function arrange(card: CompositeCard, seed: number): CompositeCard {
  if (card.order === 'fixed') return card
  const mixed = shuffled(card.cards, seedOfCard(seed, card.id))
  const cards = card.order === 'drawn' ? mixed.slice(0, card.draw) : mixed
  return { ...card, order: 'fixed', cards }
}

function compositeProblems(card: CompositeCard): OwnProblem[] {
  const count = card.cards.length
  if (count === 0) return [{ path: 'cards', key: 'problems.noCards' }]
  const isTooFew = card.order === 'drawn' && card.draw > count
  return isTooFew ? [{ path: 'draw', key: 'problems.drawTooMany', values: { count } }] : []
}
