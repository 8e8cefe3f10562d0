import type { CardPhrase, OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import {
  checklistSchema,
  responseSchema,
  type ChecklistCard,
  type ChecklistResponse,
} from './checklist.schema.ts'
import { acceptsMarks, scoreChecklist } from './checklist.score.ts'
import type { en } from './words/en.ts'

export const checklistWords = namespace<typeof en>('card-checklist')

const guide = `A list of things to do and tick off. JSON fields:
- "type": "checklist"
- "title": its heading, at most 100 characters
- "intro": when to use the list, at most 500 characters
- "items": 3 to 8 of {"text" (at most 200 characters), "required": true or false,
  "evidence": "none", "text" (a note) or "picture"}
- "mayAdd": whether learners may add items of their own
- "points": 0, or 1 to 5
Each item is one deed that one can see done, beginning with a verb. Ask for evidence at most twice.`

/** Things to do and tick off; done when all that is required is. Each tick is an answer, and the last one counts. */
export const checklist = defineCard({
  type: 'checklist',
  schema: checklistSchema,
  fresh: { items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  sample: async () => (await import('./checklist.sample.ts')).checklistSample,
  progress: {
    isComplete: (_card, { passed }) => passed,
  },
  content: {
    guide,
    problems,
    phrases,
    redact: (card) => card,
  },
  answering: {
    responseSchema,
    accepts: acceptsMarks,
    scoreAll: scoreChecklist,
    parts: (card) => card.items.map(({ id, text }) => ({ id, label: text })),
    chosen: tickedIn,
    answerText,
    summary: (card, attempts) =>
      card.items.map(({ id, text }) => ({
        id,
        label: text,
        isRight: null,
        count: attempts.filter(({ response }) => tickedIn(response).includes(id)).length,
      })),
    attachments: ({ marks }) => marks.flatMap(({ picture }) => (picture ? [picture.fileId] : [])),
  },
})

function tickedIn({ marks }: ChecklistResponse): string[] {
  return marks.filter(({ ticked }) => ticked).map(({ id }) => id)
}

function problems({ items }: ChecklistCard): OwnProblem[] {
  if (items.length === 0) return [{ path: 'items', key: 'problems.noItem' }]
  const texts = items.map(({ text }) => text.trim().toLowerCase())
  return texts.flatMap((text, index) => {
    const at = { path: `items.${index}.text`, values: { number: index + 1 } }
    if (text === '') return [{ ...at, key: 'problems.emptyItem' }]
    return texts.indexOf(text) < index ? [{ ...at, key: 'problems.twinItem' }] : []
  })
}

function phrases({ intro, items }: ChecklistCard): CardPhrase[] {
  const own = items.map(({ text }, index) => ({ path: `items.${index}.text`, text }))
  return [{ path: 'intro', text: intro }, ...own]
}

function answerText(card: ChecklistCard, { marks, own }: ChecklistResponse): string {
  const line = (ticked: boolean, ...texts: string[]) =>
    `${ticked ? '[x]' : '[ ]'} ${texts.filter((text) => text !== '').join(': ')}`
  const items = card.items.map(({ id, text }) => {
    const mark = marks.find((each) => each.id === id)
    return line(mark?.ticked === true, text, mark?.note ?? '', mark?.picture?.name ?? '')
  })
  return [...items, ...own.map(({ text, ticked }) => line(ticked, text))].join('\n')
}
