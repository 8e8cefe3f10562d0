import type { OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { answerAiResponse, readsIn, renumbered } from './aiResponse.prompt.ts'
import { aiResponseSchema, progressSchema, messageSchema, type AiResponseCard } from './aiResponse.schema.ts'
import type { en } from './words/en.ts'

export const aiResponseWords = namespace<typeof en>('card-aiResponse')

const guide = `An answer that an AI writes for this learner while they look at the card. JSON fields:
- "type": "aiResponse"
- "title": its heading, at most 100 characters
- "intro": what the learner reads above the answer, at most 500 characters
- "prompt": the task for the AI, at most 4000 characters; {{card 12}} stands for the learner's answer to card 12
- "reads": the numbers of the cards named in the prompt, each once
- "output": "text" or "table"; "length": "short", "medium", "long"
- "fallback": what stands there when no AI can answer, complete in itself
Use it to mirror what the learner wrote, never for facts that must be right.`

/** An answer made for one learner; done when it, or its fallback, was shown. */
export const aiResponse = defineCard({
  type: 'aiResponse',
  schema: aiResponseSchema,
  sample: async () => (await import('./aiResponse.sample.ts')).aiResponseSample,
  progress: {
    schema: progressSchema,
    isComplete: (_card, { progress }) => progress?.answered === true,
  },
  content: {
    guide,
    problems,
    phrases: (card) => [
      { path: 'intro', text: card.intro },
      { path: 'prompt', text: card.prompt },
      { path: 'fallback', text: card.fallback },
    ],
    unspoken: ['fallback'],
    redact: (card) => ({ ...card, prompt: '', reads: [], agentId: null }),
  },
  navigating: {
    targets: (card) =>
      card.reads.map((cardId, index) => ({ cardId, path: `reads.${index}`, relation: 'reads' })),
    remap: (card, ids) => ({
      ...card,
      prompt: renumbered(card.prompt, ids),
      reads: card.reads.map((id) => ids.get(id) ?? id),
    }),
  },
  talking: {
    messageSchema,
    turns: 'one',
    answer: answerAiResponse,
  },
})

function problems(card: AiResponseCard): OwnProblem[] {
  const named = readsIn(card.prompt)
  const isOther = named.length !== card.reads.length || named.some((id, index) => card.reads[index] !== id)
  return [
    { isSo: card.prompt.trim() === '', path: 'prompt', key: 'problems.noPrompt' },
    // Only a card that was not written here can be so; the form mends it with the next letter.
    { isSo: isOther, path: 'prompt', key: 'problems.otherReads' },
    { isSo: card.fallback.trim() === '', path: 'fallback', key: 'problems.noFallback' },
  ].flatMap(({ isSo, path, key }) => (isSo ? [{ path, key }] : []))
}
