import { fileAt, pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText, type PaperBlock } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { speakGuide } from './speak.guide.ts'
import { speakProblems } from './speak.problems.ts'
import {
  responseSchema,
  speakSchema,
  type SpeakCard,
  type SpeakResponse,
  type SpeakSolution,
} from './speak.schema.ts'
import { acceptsSpeak, bestUnderstood, scoreSpeak, worthOf } from './speak.score.ts'
import type { en } from './words/en.ts'

export const speakWords = namespace<typeof en>('card-speak')

/** Words or sentences that are said: read, or found as the answer to a question. */
export const speak = defineCard({
  type: 'speak',
  schema: speakSchema,
  fresh: { points: 1, attempts: { max: 3, showAnswer: 'afterLast' }, items: [{}, {}] },
  sample: async () => (await import('./speak.sample.ts')).speakSample,
  content: {
    guide: speakGuide,
    problems: speakProblems,
    phrases,
    unspoken: ['items'],
    pictures: (card) =>
      card.items.flatMap(({ picture }, index) => pictureAt(`items.${index}.picture`, picture)),
    files: (card) => card.items.flatMap(({ audio }, index) => fileAt(`items.${index}.audio`, audio)),
    // What is read is no secret: the player shows at once what was understood of it.
    redact: (card) =>
      card.mode === 'read'
        ? card
        : { ...card, items: card.items.map((item) => ({ ...item, text: '', accepted: [], audio: null })) },
    paper,
  },
  answering: {
    responseSchema,
    accepts: acceptsSpeak,
    score: scoreSpeak,
    solution: ({ mode, items }): SpeakSolution | null =>
      mode === 'read' ? null : { items: items.map(({ id, text, accepted }) => ({ id, text, accepted })) },
    rightTexts: ({ mode, items }) =>
      mode === 'read' ? [] : items.flatMap(({ text, accepted }) => [text, ...accepted]),
    answerText,
    // How many were understood, or think so themselves.
    summary: (card, attempts) =>
      card.items.map((item) => ({
        id: item.id,
        label: item.text,
        isRight: true,
        count: attempts.filter(({ response }) => isSaid(card, response, item.id)).length,
      })),
  },
})

function isSaid(card: SpeakCard, response: SpeakResponse, id: string): boolean {
  const item = card.items.find((each) => each.id === id)
  if (response.by === 'none' || !item) return false
  if (response.by === 'self')
    return response.items.some((each) => each.itemId === id && each.isRight === true)
  const said = response.items.find(({ itemId }) => itemId === id)
  return said !== undefined && worthOf(bestUnderstood(item, said.heard, card), card) === 1
}

function answerText(card: SpeakCard, response: SpeakResponse): string {
  if (response.by === 'none') return '–'
  const textOf = (id: string) => card.items.find((item) => item.id === id)?.text ?? ''
  return response.by === 'recognition'
    ? response.items.map(({ itemId, heard }) => `${textOf(itemId)}: ${heard[0] || '–'}`).join('\n')
    : response.items.map(({ itemId, isRight }) => `${isRight ? '[x]' : '[ ]'} ${textOf(itemId)}`).join('\n')
}

function phrases(card: SpeakCard): CardPhrase[] {
  return [
    { path: 'intro', text: card.intro },
    ...card.items.flatMap(({ text, accepted, prompt, picture }, index) => [
      { path: `items.${index}.prompt`, text: prompt },
      { path: `items.${index}.text`, text },
      ...accepted.map((each, place) => ({ path: `items.${index}.accepted.${place}`, text: each })),
      ...picturePhrases(`items.${index}.picture`, picture),
    ]),
  ]
}

/** To be said aloud in a group: what is read, or asked. */
function paper({ intro, items }: SpeakCard): PaperBlock[] {
  const rows = items.map(({ text, prompt, picture }) => [{ text, picture }, { text: prompt }])
  return [...paperText(intro), { kind: 'table', rows }]
}
