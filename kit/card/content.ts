import type { PhraseValues } from '#kit/i18n/words.ts'
import type { CardBase, Media } from './card.ts'
import type { PaperBlock, PaperItem } from './paper.ts'

/** What stops publishing: where it is in the card, and how it is said (`problems.*` of `namespace`). */
export interface Problem {
  readonly path: string
  readonly namespace: string
  readonly key: string
  readonly values?: PhraseValues
}

/** One that a card type finds; its words are the type's own. */
export type OwnProblem = Omit<Problem, 'namespace'>

/** A text of a card that can be translated and compared; `path` leads to the string itself. */
export interface CardPhrase {
  readonly path: string
  readonly text: string
}

export type FileUse = { readonly fileId: number; readonly path: string }
export type PictureUse = { readonly path: string; readonly media: Media }

/** The file at `path`, where there is one. */
export const fileAt = (path: string, fileId: number | null): FileUse[] =>
  fileId === null ? [] : [{ path, fileId }]

/** The picture at `path`, where there is one. */
export const pictureAt = (path: string, media: Media | null): PictureUse[] => (media ? [{ path, media }] : [])

/** What is said of the picture at `path`, where there is one. */
export const picturePhrases = (path: string, media: Media | null): CardPhrase[] =>
  media
    ? [
        { path: `${path}.alt`, text: media.alt },
        { path: `${path}.caption`, text: media.caption },
      ]
    : []

/** What stands in the cards of a type: its own fields only, what every card has is added by `completeContent`. */
export interface ContentSpec<Card> {
  /** How an AI is told to write such a card; English, since models read it best. */
  readonly guide: string
  problems(card: Card): readonly OwnProblem[]
  /** Its texts in their order; those that are empty are left out by `completeContent`. */
  phrases(card: Card): readonly CardPhrase[]
  /** Names of parts that are not read aloud with it: hidden at first, with a sound of their own, or only pointed at. */
  readonly unspoken?: readonly string[]
  /** What is seen, so that it needs an `alt`. */
  pictures?(card: Card): readonly PictureUse[]
  /** Files that are not pictures. */
  files?(card: Card): readonly FileUse[]
  /** Names of licences whose texts go wherever the card goes, for what of others it holds. */
  licences?(card: Card): readonly string[]
  /**
   * The card as one learner meets it: which of its cards there are, in which order, with which values; once arranged it stays
   * so. All that is shown, scored and counted of a learner is of this card. Absent: the same for everybody.
   */
  arrange?(card: Card, seed: number): Card
  /**
   * Takes out what must not leave the server before an answer; `seed` settles what is shuffled. Without a default: a type
   * says so where nothing is to be hidden.
   */
  redact(card: Card, seed: number): Card
  /** The redacted card as it is printed, below its title; absent: its texts, pictures and parts, and lines to write an answer on. */
  paper?(card: Card): readonly PaperBlock[]
  /** What is right, as it is printed; absent: as the statistics call it, or the right texts. */
  paperAnswers?(card: Card): readonly PaperItem[]
}

type Printed<Card> = Pick<ContentSpec<Card>, 'paper' | 'paperAnswers'>

export interface CardContent<Card>
  extends Required<Omit<ContentSpec<Card>, keyof Printed<Card>>>, Printed<Card> {
  problems(card: Card): readonly Problem[]
  /** All files of the card, its pictures first. */
  files(card: Card): readonly FileUse[]
  /** All that can be read in the card, for search, AI and export. */
  text(card: Card): string
}

/** Fills in what a card type leaves out, and adds what every card holds; `words` is the namespace of the type's words. */
export function completeContent<Card extends CardBase>(
  spec: ContentSpec<Card>,
  words: string,
): CardContent<Card> {
  const phrases = (card: Card) =>
    [...commonPhrases(card), ...spec.phrases(card)].filter(({ text }) => text !== '')
  const pictures = (card: Card) => spec.pictures?.(card) ?? []
  return {
    unspoken: [],
    licences: () => [],
    arrange: (card) => card,
    ...spec,
    problems: (card) => [
      ...spec.problems(card).map((problem) => ({ ...problem, namespace: words })),
      ...pictures(card).flatMap(pictureProblems),
    ],
    phrases,
    pictures,
    files: (card) => [
      ...pictures(card).map(({ path, media }) => ({ path: `${path}.fileId`, fileId: media.fileId })),
      ...(spec.files?.(card) ?? []),
    ],
    redact: (card, seed) => ({ ...spec.redact(card, seed), ...hidden }),
    text: (card) => textOf(phrases(card)),
  }
}

/** What leaves no card before its answer, whatever its type. Hints stay: they are there to be asked for. */
const hidden = { note: '', feedback: { correct: '', partly: '', wrong: '' } }

function pictureProblems({ path, media }: PictureUse): Problem[] {
  const isSilent = !media.decorative && media.alt.trim() === ''
  return isSilent ? [{ path: `${path}.alt`, namespace: 'card', key: 'problems.noAlt' }] : []
}

function commonPhrases(card: CardBase): CardPhrase[] {
  const feedback = Object.entries(card.feedback)
  return [
    { path: 'title', text: card.title },
    { path: 'note', text: card.note },
    ...feedback.map(([outcome, text]) => ({ path: `feedback.${outcome}`, text })),
    ...card.hints.map((text, index) => ({ path: `hints.${index}`, text })),
  ]
}

const textOf = (phrases: readonly CardPhrase[]): string =>
  phrases
    .filter(({ path, text }) => path !== 'note' && text.trim() !== '')
    .map(({ text }) => text)
    .join('\n')
