import * as z from 'zod/mini'
import { escapeHtml } from '#kit/value/escapeHtml.ts'
import { isRichText, plainOf, type RichNode, type RichText } from '#kit/richText/richText.ts'
import { gapPartsOf } from '../../../questions/gapNotation.ts'
import { htmlOf } from '../rich/richHtml.ts'
import {
  base,
  behaviourOf,
  html,
  line,
  rangesOf,
  richNode,
  writerOf,
  type H5pWriter,
  type Written,
} from './h5pWriter.ts'

const textCard = z.object({
  body: z.custom<RichText>(isRichText),
  layout: z.enum(['page', 'accordion', 'tabs']),
})

const text = writerOf(textCard, ({ body: { content }, layout }) =>
  layout === 'accordion' && content[0] && isPanelHead(content[0])
    ? accordion(content)
    : { library: isTable(content) ? 'H5P.Table' : 'H5P.AdvancedText', params: { text: htmlOf(content) } },
)

/** Of H5P's texts one takes tables, and no lists or headings beside them. */
const isTable = (content: readonly RichNode[]): boolean =>
  content.some(({ type }) => type === 'table') &&
  content.every(({ type }) => type === 'table' || type === 'paragraph')

const isPanelHead = (node: RichNode): boolean =>
  node.type === 'heading' && Number(node.attrs?.['level'] ?? 2) === 2 && plainOf(node) !== ''

/** A panel for each heading of the highest level; H5P knows no text before the first one. */
function accordion(content: readonly RichNode[]): Written {
  const starts = content.flatMap((node, index) => (isPanelHead(node) ? [index] : []))
  return {
    library: 'H5P.Accordion',
    params: {
      panels: starts.map((start, place) => ({
        title: line(plainOf({ type: 'doc', content: content.slice(start, start + 1) })),
        content: richNode(htmlOf(content.slice(start + 1, starts[place + 1]))),
      })),
      hTag: 'h2',
    },
  }
}

/** Signs of H5P's notation of gaps as entities: its readers look for the signs themselves. */
const asEntities = (words: string, signs: RegExp): string =>
  escapeHtml(words).replace(signs, (sign) => `&#${sign.codePointAt(0)};`)

/** The text between its gaps, each gap as `gap` writes it; undefined where one cannot be written. */
function written(
  notation: string,
  plain: (words: string) => string,
  gap: (answers: readonly string[], index: number) => string | undefined,
): string | undefined {
  let index = 0
  const parts = gapPartsOf(notation).map((part) => {
    if (typeof part === 'string') return plain(part)
    index += 1
    return part.length === 0 ? undefined : gap(part, index - 1)
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}

const lines = (words: string): string[] => words.split('\n').filter((each) => each.trim() !== '')

const blanksCard = z.object({
  ...base,
  question: z.string(),
  text: z.string(),
  entry: z.enum(['typed', 'bank']),
  distractors: z.array(z.string()),
  ignoreCase: z.boolean(),
  typos: z.number(),
})
type BlanksCard = z.output<typeof blanksCard>

const blanks = writerOf(blanksCard, (card) => (card.entry === 'bank' ? dragText(card) : typedBlanks(card)))

function typedBlanks(card: BlanksCard) {
  const tipOf = (index: number) => {
    const hint = card.hints[index]?.trim() ?? ''
    return hint === '' ? '' : `:${asEntities(hint, /[*]/g)}`
  }
  const said = written(
    card.text,
    (words) => asEntities(words, /[*]/g),
    (answers, index) => `*${answers.map((each) => asEntities(each, /[*/:]/g)).join('/')}${tipOf(index)}*`,
  )
  if (said === undefined) return undefined
  return {
    library: 'H5P.Blanks' as const,
    params: {
      text: html(card.question),
      questions: lines(said).map((each) => `<p>${each}</p>`),
      overallFeedback: rangesOf(card),
      behaviour: behaviourOf(card, {
        enableCheckButton: true,
        autoCheck: false,
        caseSensitive: !card.ignoreCase,
        showSolutionsRequiresInput: true,
        separateLines: false,
        acceptSpellingErrors: card.typos > 0,
      }),
    },
  }
}

const noted = /[*:+\n]/

/** Words to be dragged: a plain field, which has no other sign for a star than two of them. */
function dragText(card: BlanksCard) {
  const said = written(
    card.text,
    (words) => line(words).replaceAll('*', '**'),
    ([answer = ''], index) => {
      const hint = card.hints[index]?.trim() ?? ''
      const isFit = !noted.test(answer) && !/[*\n]/.test(hint)
      return isFit ? `*${line(answer)}${hint === '' ? '' : `:${line(hint)}`}*` : undefined
    },
  )
  const gaps = gapPartsOf(card.text).filter((part) => typeof part !== 'string')
  // Between two stars of the text a gap would be seen.
  if (said === undefined || [...said.matchAll(/\*[^*\n]+\*/g)].length !== gaps.length) return undefined
  return {
    library: 'H5P.DragText' as const,
    params: {
      taskDescription: html(card.question),
      textField: said,
      distractors: card.distractors
        .filter((word) => !noted.test(word))
        .map((word) => `*${line(word)}*`)
        .join(' '),
      overallFeedback: rangesOf(card),
      behaviour: behaviourOf(card, { enableCheckButton: true, instantFeedback: false }),
    },
  }
}

const markWordsCard = z.object({
  ...base,
  question: z.string(),
  mode: z.enum(['words', 'summary']),
  text: z.string(),
  steps: z.array(z.object({ statements: z.array(z.object({ text: z.string() })) })),
})
type MarkWordsCard = z.output<typeof markWordsCard>

const markWords = writerOf(markWordsCard, (card) =>
  card.mode === 'summary' ? summary(card) : markTheWords(card),
)

/** Single words among spaces, as H5P knows them: a mark within a run of letters, as in Chinese, it would not see. */
function markTheWords(card: MarkWordsCard) {
  const isSeen = gapPartsOf(card.text).every((part, index, all) => {
    if (typeof part === 'string') return true
    const [before, after] = [all[index - 1], all[index + 1]]
    const isApart = (side: unknown, edge: RegExp) => typeof side !== 'string' || !edge.test(side)
    return isApart(before, /[\p{L}\p{N}]$/u) && isApart(after, /^[\p{L}\p{N}]/u) && part.length === 1
  })
  const said = written(
    card.text,
    (words) => asEntities(words, /[*]/g),
    ([word = '']) => (/[\s*]/.test(word) ? undefined : `*${escapeHtml(word)}*`),
  )
  if (!isSeen || said === undefined) return undefined
  return {
    library: 'H5P.MarkTheWords' as const,
    params: {
      taskDescription: html(card.question),
      textField: lines(said)
        .map((each) => `<p>${each}</p>`)
        .join(''),
      overallFeedback: rangesOf(card),
      behaviour: behaviourOf(card, { enableCheckButton: true, showScorePoints: true }),
    },
  }
}

const summary = (card: MarkWordsCard) => ({
  library: 'H5P.Summary' as const,
  params: {
    intro: html(card.question),
    summaries: card.steps.map(({ statements }, index) => ({
      summary: statements.map((statement) => html(statement.text)),
      tip: html(card.hints[index] ?? ''),
    })),
    overallFeedback: rangesOf(card),
  },
})

/** Cards that are texts, or answered within one, by their types. */
export const textWriters: Readonly<Record<string, H5pWriter>> = { text, blanks, markWords }
