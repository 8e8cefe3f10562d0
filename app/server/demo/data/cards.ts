import type { Language } from '#kit/i18n/words.ts'

/** A card as this school's authors note it down; `toCards` makes real ones of them. */
export type Note =
  | { readonly kind: 'text'; readonly title: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'choice'
      readonly title: string
      readonly question: string
      readonly options: readonly string[]
      readonly explanation: string
    }
  | {
      readonly kind: 'image'
      readonly title: string
      readonly alt: string
      readonly spots: readonly (readonly [number, number, string, string])[]
    }
  | {
      readonly kind: 'work'
      readonly title: string
      readonly task: string
      readonly criteria: readonly (readonly [string, string, number])[]
    }

/** Numbers count the careers, tags and abilities from 0. */
export interface ActivityNote {
  readonly title: string
  readonly description: string
  readonly career: number
  readonly tags: readonly number[]
  readonly abilities: readonly number[]
  readonly language: Language
  readonly status: 'draft' | 'public' | 'hidden'
  readonly cards: readonly Note[]
}

export const t = (title: string, ...paragraphs: string[]): Note => ({ kind: 'text', title, paragraphs })

/** `*` marks a right option; what follows `|` is told to whoever chose it. */
export const c = (
  title: string,
  question: string,
  options: readonly string[],
  explanation: string,
): Note => ({
  kind: 'choice',
  title,
  question,
  options,
  explanation,
})

/** Spots: share of width and height, title, text. */
export const i = (
  title: string,
  alt: string,
  ...spots: readonly (readonly [number, number, string, string])[]
): Note => ({ kind: 'image', title, alt, spots })

/** Criteria: name, what full marks ask for, points. */
export const w = (
  title: string,
  task: string,
  ...criteria: readonly (readonly [string, string, number])[]
): Note => ({ kind: 'work', title, task, criteria })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A paragraph that begins with `- ` is an item of a list, one that begins with `! ` a hint. */
function blocks(paragraphs: readonly string[]) {
  const items = paragraphs.filter((text) => text.startsWith('- '))
  const list = {
    type: 'bulletList',
    content: items.map((text) => ({ type: 'listItem', content: [paragraph(text.slice(2))] })),
  }
  return paragraphs.flatMap((text): object[] => {
    if (text.startsWith('! '))
      return [{ type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(text.slice(2))] }]
    if (!text.startsWith('- ')) return [paragraph(text)]
    return text === items[0] ? [list] : []
  })
}

function choice({ options, ...note }: Extract<Note, { kind: 'choice' }>, id: number) {
  const right = options.filter((text) => text.startsWith('*')).length
  return {
    id,
    type: 'choice',
    title: note.title,
    question: note.question,
    explanation: note.explanation,
    kind: right === 1 ? 'single' : 'multi',
    shuffle: 'all',
    points: right === 1 ? 1 : 2,
    attempts: { max: 2, showAnswer: 'afterLast' },
    options: options.map((option, index) => {
      const [text = '', feedback = ''] = option.replace(/^\*/, '').split('|')
      return { id: `o${index}`, text, feedback, correct: option.startsWith('*') }
    }),
  }
}

/** Cards as they are stored; `nextPicture` gives the id of an uploaded picture. */
export async function toCards(
  notes: readonly Note[],
  nextPicture: () => Promise<number>,
): Promise<unknown[]> {
  const cards: unknown[] = []
  for (const note of notes) {
    const id = cards.length + 1
    if (note.kind === 'text')
      cards.push({
        id,
        type: 'text',
        title: note.title,
        body: { type: 'doc', content: blocks(note.paragraphs) },
      })
    else if (note.kind === 'choice') cards.push(choice(note, id))
    else if (note.kind === 'work') cards.push(work(note, id))
    else cards.push(await image(note, id, nextPicture))
  }
  return cards
}

const work = ({ title, task, criteria }: Extract<Note, { kind: 'work' }>, id: number) => ({
  id,
  type: 'assignment',
  title,
  attempts: { max: null, showAnswer: 'never' },
  points: 10,
  instructions: { type: 'doc', content: [paragraph(task)] },
  rubric: criteria.map(([name, detail, points], index) => ({ id: `c${index}`, title: name, detail, points })),
})

async function image(
  { title, alt, spots }: Extract<Note, { kind: 'image' }>,
  id: number,
  nextPicture: () => Promise<number>,
) {
  const hotspots = spots.map(([x, y, name, body], index) => ({
    ...{ id: `s${index}`, x, y, title: name },
    body: { type: 'doc', content: [paragraph(body)] },
  }))
  const picture = { id: 'p', media: { fileId: await nextPicture(), alt }, hotspots }
  return { id, type: 'image', title, pictures: [picture] }
}
