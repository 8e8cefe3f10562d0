import type { CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText, type PaperBlock } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { writeGuide } from './write.guide.ts'
import { writeProblems } from './write.problems.ts'
import { responseSchema, writeSchema, type WriteCard } from './write.schema.ts'
import { acceptsWrite, scoreWrite, shareOf } from './write.score.ts'
import type { en } from './words/en.ts'

export const writeWords = namespace<typeof en>('card-write')

/**
 * Characters that are written stroke by stroke. All of the card leaves the server: a stroke is judged where the hand moves, also
 * without a connection, and the page hides what is to be written from memory. The strokes stand in the card, so that it
 * can be played wherever it goes.
 */
export const write = defineCard({
  type: 'write',
  schema: writeSchema,
  fresh: { points: 1, attempts: { max: null, showAnswer: 'never' } },
  sample: async () => (await import('./write.sample.ts')).writeSample,
  content: {
    guide: writeGuide,
    problems: writeProblems,
    phrases,
    unspoken: ['characters'],
    licences: ({ characters }) =>
      characters.some(({ strokes }) => strokes.length > 0) ? ['ARPHICPL.TXT'] : [],
    redact: (card) => card,
    paper,
  },
  answering: {
    responseSchema,
    accepts: acceptsWrite,
    score: scoreWrite,
    answersItself: ({ mode }) => mode === 'watch',
    answerText: ({ mode, characters }, response) =>
      mode === 'watch'
        ? ''
        : response.characters
            .map(({ characterId, mistakes, helped }) => {
              const own = characters.find(({ id }) => id === characterId)
              return `${own?.text ?? ''}: ${(own?.strokes.length ?? 0) - helped}/${own?.strokes.length ?? 0} (× ${mistakes})`
            })
            .join('\n'),
    // How many wrote each character without help.
    summary: ({ mode, characters }, attempts) =>
      mode === 'watch'
        ? []
        : characters.map(({ id, text, strokes }) => ({
            id,
            label: text,
            isRight: true,
            count: attempts.filter(({ response }) =>
              response.characters.some(
                (each) => each.characterId === id && shareOf(strokes.length, each) === 1,
              ),
            ).length,
          })),
  },
})

/** Characters and their readings stay what they are in every language. */
function phrases({ intro, characters }: WriteCard): CardPhrase[] {
  return [
    { path: 'intro', text: intro },
    ...characters.map(({ meaning }, index) => ({ path: `characters.${index}.meaning`, text: meaning })),
  ]
}

/** Room to write each of them, beside what it is. */
function paper({ intro, mode, characters }: WriteCard): PaperBlock[] {
  const rows = characters.map(({ text, reading, meaning }) => [
    { text: mode === 'quiz' ? '' : text },
    { text: [reading, meaning].filter((each) => each !== '').join(' · ') },
    { text: '' },
  ])
  return [...paperText(intro), { kind: 'table', rows }]
}
