import { safeParse } from 'zod/mini'
import { noteMax, titleMax } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { plainOf, richOf, type RichNode } from '#kit/richText/richText.ts'
import { newCardSchema } from '#cards/index.ts'
import type { Option } from './documentBlock.ts'
import { richOfBlocks } from './richBuilder.ts'

/** A card before it has a number, as its type's own schema will read it. */
export type Draft = Readonly<Record<string, unknown>> & { readonly type: string }

/** Whether a draft is a whole card by its type's schema, so that nothing in it is too long or too much. */
export const fits = (draft: Draft): boolean => safeParse(newCardSchema, draft).success

/** The text cut to at most `max` graphemes, of which the last is an ellipsis where some are missing. */
export function cut(value: string, max: number): string {
  if (fitsIn(value, max)) return value
  const graphemes = [...new Intl.Segmenter().segment(value)].map(({ segment }) => segment)
  return `${graphemes
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}

/** The title of a draft, cut to what a card takes; without the field where the title is empty. */
export const titled = (title: string) => (title === '' ? {} : { title: cut(title, titleMax) })
/** The note of a draft, cut to what a card takes; without the field where the note is empty. */
export const noted = (note: string) => (note === '' ? {} : { note: cut(note, noteMax) })

export interface SplitText {
  readonly drafts: readonly Draft[]
  /** A block alone was longer than a card and lost its formats. */
  readonly isUnformatted: boolean
}

/** Text cards of these blocks: one where all fits into one, else as few as can be, split between blocks. */
export function textDrafts(blocks: readonly RichNode[], head: object = {}): SplitText {
  const draft = { type: 'text', ...head, body: richOfBlocks(blocks) }
  if (fits(draft)) return { drafts: [draft], isUnformatted: false }
  const [first, ...others] = blocks
  if (!first) return { drafts: [], isUnformatted: false }
  const isAlone = others.length === 0
  const [one, two] = isAlone ? halvesOfText(first) : halves(blocks)
  const before = textDrafts(one, head)
  const after = textDrafts(two, head)
  return {
    drafts: [...before.drafts, ...after.drafts],
    isUnformatted: isAlone || before.isUnformatted || after.isUnformatted,
  }
}

const halves = <Item>(items: readonly Item[]): [readonly Item[], readonly Item[]] => {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

/** A block as plain text in two parts, parted between words where there are any. */
function halvesOfText(block: RichNode): [readonly RichNode[], readonly RichNode[]] {
  const plain = plainOf(block)
  if (plain.length < 2) return [[], []]
  const middle = Math.floor(plain.length / 2)
  const space = plain.indexOf(' ', middle)
  // Between two halves of one sign there is no place to part.
  const sign = /[\udc00-\udfff]/.test(plain[middle] ?? '') ? middle + 1 : middle
  const at = space > 0 && space < middle + 200 ? space : sign
  return [richOf(plain.slice(0, at)).content, richOf(plain.slice(at)).content]
}

interface Question {
  readonly title: string
  readonly question: string
  readonly options: readonly Option[]
  readonly explanation?: string
}

/** A question with its options. Longer than its card allows, it is undefined. */
export function choiceDraft({ title, question, options, explanation = '' }: Question): Draft | undefined {
  const draft = {
    type: 'choice',
    points: 1,
    ...titled(title),
    question,
    kind: options.filter(({ correct }) => correct).length > 1 ? 'multi' : 'single',
    options: options.map(({ text, correct, feedback }, index) => ({
      id: String.fromCharCode(97 + index),
      text,
      correct,
      feedback,
    })),
    explanation,
  }
  return fits(draft) ? draft : undefined
}

export interface PlacedPicture {
  readonly fileId: number
  readonly alt: string
  readonly caption: string
}

/** Pictures together: one, or a gallery. */
export const imageDraft = (title: string, pictures: readonly PlacedPicture[]): Draft => ({
  type: 'image',
  ...titled(title),
  pictures: pictures.map(({ fileId, alt, caption }) => ({
    media: { fileId, alt: cut(alt, 300), caption: cut(caption, 300) },
  })),
})

/** A card that begins a section; the title may be empty. */
export const sectionDraft = (title: string): Draft => ({ type: 'section', ...titled(title) })
