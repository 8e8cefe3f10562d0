import type { CardPhrase, OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { acceptsPoll, chosenIn, hasOptions, pollParts } from './poll.answers.ts'
import { pollSchema, responseSchema, type PollCard } from './poll.schema.ts'
import type { en } from './words/en.ts'

export const pollWords = namespace<typeof en>('card-poll')

const guide = `A question of opinion: nothing is right or wrong. JSON fields:
- "type": "poll"
- "title": a name for the author's list, at most 100 characters
- "question": what is asked, at most 500 characters, neutral: it leads to no answer
- "kind": "stars" (a rating), "scale" (agreement, with labels at both ends), "nps" (would you recommend it, 0 to 10),
  "single" or "multi" (opinions to choose from), "text" (a short answer in one's own words)
- "steps": stars or steps of the scale, 2 to 10, usually 5
- "low", "high": what the ends of a scale mean, at most 40 characters each
- "options": for single and multi 2 to 8 of {"text"}, which together leave out no likely opinion
Never points, hints or explanations.`

/** A question of opinion: it is noted, and never right or wrong. */
export const poll = defineCard({
  type: 'poll',
  schema: pollSchema,
  sample: async () => (await import('./poll.sample.ts')).pollSample,
  content: {
    guide,
    problems: pollProblems,
    phrases,
    redact: (card) => card,
    paper: (card) => [
      ...paperText(card.question),
      card.kind === 'text'
        ? { kind: 'lines', count: 3 }
        : { kind: 'choices', isMany: card.kind === 'multi', items: paperChoices(card) },
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsPoll,
    parts: pollParts,
    chosen: chosenIn,
    answerText: (card, response) => {
      if ('text' in response) return response.text
      const chosen = chosenIn(response)
      return pollParts(card)
        .filter(({ id }) => chosen.includes(id))
        .map(({ label }) => label)
        .join('\n')
    },
    summary: (card, attempts) =>
      pollParts(card).map((part) => ({
        ...part,
        isRight: null,
        count: attempts.filter(({ response }) => chosenIn(response).includes(part.id)).length,
      })),
  },
})

/** What can be chosen; the ends of a scale are called what they mean. */
function paperChoices(card: PollCard): { readonly text: string }[] {
  const parts = pollParts(card)
  const ends = hasOptions(card.kind) ? ['', ''] : [card.low, card.high]
  return parts.map(({ label }, index) => {
    const end = index === 0 ? ends[0] : index === parts.length - 1 ? ends[1] : ''
    return { text: end ? `${label} · ${end}` : label }
  })
}

function pollProblems(card: PollCard): OwnProblem[] {
  const texts = card.options.map(({ text }) => text.trim().toLowerCase())
  const optionProblems = texts.flatMap((text, index): OwnProblem[] => {
    const at = { path: `options.${index}.text`, values: { number: index + 1 } }
    if (text === '') return [{ ...at, key: 'problems.emptyOption' }]
    return texts.indexOf(text) < index ? [{ ...at, key: 'problems.twinOption' }] : []
  })
  return [
    ...(card.question.trim() === '' ? [{ path: 'question', key: 'problems.noQuestion' }] : []),
    ...(hasOptions(card.kind) && texts.length < 2 ? [{ path: 'options', key: 'problems.fewOptions' }] : []),
    ...(hasOptions(card.kind) ? optionProblems : []),
  ]
}

function phrases(card: PollCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    ...card.options.map(({ text }, index) => ({ path: `options.${index}.text`, text })),
    { path: 'low', text: card.low },
    { path: 'high', text: card.high },
  ]
}
