import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText, type PaperBlock } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { timelineGuide } from './timeline.guide.ts'
import {
  acceptsTimeline,
  redactedTimeline,
  scoreTimeline,
  timelineProblems,
  timelineSolution,
} from './timeline.rules.ts'
import { progressSchema, responseSchema, timelineSchema, type TimelineCard } from './timeline.schema.ts'
import type { en } from './words/en.ts'

export const timelineWords = namespace<typeof en>('card-timeline')

/** Moments that are walked through, or put in order. Their ids are random, so that they reveal nothing of it. */
export const timeline = defineCard({
  type: 'timeline',
  schema: timelineSchema,
  fresh: { moments: [{}, {}, {}] },
  sample: async () => (await import('./timeline.sample.ts')).timelineSample,
  progress: {
    schema: progressSchema,
    join: (before, now) => {
      const seen = [...new Set([...(before.seen ?? []), ...(now.seen ?? [])])]
      return { ...before, ...now, ...(seen.length > 0 && { seen }) }
    },
  },
  content: {
    guide: timelineGuide,
    problems: timelineProblems,
    phrases,
    pictures: (card) =>
      card.moments.flatMap(({ picture }, index) => pictureAt(`moments.${index}.picture`, picture)),
    redact: redactedTimeline,
    paper,
  },
  answering: {
    responseSchema,
    accepts: acceptsTimeline,
    score: scoreTimeline,
    solution: timelineSolution,
    rightTexts: ({ mode, moments }) =>
      mode === 'walk' ? [] : [moments.map(({ title }) => title).join('\n')],
    answersItself: ({ mode }) => mode === 'walk',
    answerText: ({ moments }, response) =>
      response.mode === 'walk'
        ? ''
        : response.momentIds
            .flatMap((id) => moments.find((moment) => moment.id === id)?.title ?? [])
            .map((title, index) => `${index + 1}. ${title}`)
            .join('\n'),
    // How many put each moment into its right place.
    summary: ({ mode, moments }, attempts) =>
      mode === 'walk'
        ? []
        : moments.map(({ id, title }, place) => ({
            id,
            label: title,
            isRight: true,
            count: attempts.filter(
              ({ response }) => response.mode === 'arrange' && response.momentIds[place] === id,
            ).length,
          })),
  },
})

function phrases(card: TimelineCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    ...card.moments.flatMap(({ date, title, body, picture }, index) => [
      { path: `moments.${index}.date`, text: date },
      { path: `moments.${index}.title`, text: title },
      { path: `moments.${index}.body`, text: body },
      ...picturePhrases(`moments.${index}.picture`, picture),
    ]),
    { path: 'explanation', text: card.explanation },
  ]
}

function paper({ question, mode, moments }: TimelineCard): PaperBlock[] {
  const items = moments.map(({ title, picture }) => ({ text: title, picture }))
  const rows = moments.map(({ date, title, body, picture }) => [
    { text: date },
    { text: [title, body].filter((text) => text !== '').join('\n'), picture },
  ])
  return [...paperText(question), mode === 'walk' ? { kind: 'table', rows } : { kind: 'order', items }]
}
