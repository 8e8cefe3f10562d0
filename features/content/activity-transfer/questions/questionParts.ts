import { noteMax, titleMax } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { plainOf, type RichNode } from '#kit/richText/richText.ts'
import { limitOf } from './cardLimits.ts'
import { draftFileId, mediaFileId } from '../cardsOfDocument.ts'
import type { FoundMedia, FoundPicture, LossReason } from '../documentBlock.ts'
import { cut, imageDraft, noted, textDrafts, titled, type Draft, type PlacedPicture } from '../draftCards.ts'
import { gapMark, type ForeignHead, type ForeignText, type Loss } from './foreignQuestion.ts'

/** The pictures and media of a document, and those of them that were refused, by their places. */
export interface DocumentFiles {
  readonly pictures: readonly FoundPicture[]
  readonly refused: ReadonlySet<number>
  readonly media: readonly FoundMedia[]
  readonly taken: DocumentMedia
}

/** Sounds and films of a document: ids of those that an upload would not take, and how long the others are, in milliseconds. */
export interface DocumentMedia {
  readonly refused: ReadonlySet<number>
  readonly durations: ReadonlyMap<number, number>
}
export const noMedia: DocumentMedia = { refused: new Set(), durations: new Map() }

/** How a missing word is written where there is no gap. */
export const underscores = '_____'

/** The words of a text on lines, with its missing words as they are marked. */
export const markedWords = ({ blocks }: ForeignText): string => plainOf({ type: 'doc', content: blocks })
/** The words of a text on lines; missing words are underscores. */
export const wordsOfText = (text: ForeignText): string => markedWords(text).replaceAll(gapMark, underscores)

/** The parts of one card in the making: fields as long as the card takes them, and all that was lost on the way. */
export class QuestionParts {
  readonly losses: Loss[]
  /** Cards that stand before the question, for what it cannot hold. */
  readonly before: Draft[] = []
  readonly #head: ForeignHead
  readonly #files: DocumentFiles
  #isUnformatted = false

  constructor(head: ForeignHead, files: DocumentFiles) {
    this.#head = head
    this.#files = files
    this.losses = [...head.losses]
  }

  changed(reason: LossReason, text: string): void {
    this.losses.push({ outcome: 'changed', reason, text })
  }

  left(reason: LossReason, text: string): void {
    this.losses.push({ outcome: 'left', reason, text })
  }

  /** A text as a field of plain text; what does not fit is cut. Pictures are somebody else's. */
  words(text: ForeignText, max: number): string {
    const words = wordsOfText(text)
    if (!this.#isUnformatted && text.blocks.some(hasFormat)) {
      this.#isUnformatted = true
      this.changed('formatsDropped', words)
    }
    if (!fitsIn(words, max)) this.changed('textCut', words)
    return cut(words, max)
  }

  /** The same of a text whose field has no place for pictures. */
  line(text: ForeignText, max: number): string {
    for (const { alt, picture } of text.pictures) this.left('pictureNoPlace', alt || this.#nameOf(picture))
    for (const sound of text.sounds ?? []) this.left('soundNoPlace', this.#nameOfMedia(sound))
    return this.words(text, max)
  }

  /** The question in words; where it is too long, all of it stands in a card of text before. */
  stem(max: number): string {
    const { stem } = this.#head
    if (fitsIn(wordsOfText(stem), max)) return this.words(stem, max)
    this.changed('textBefore', wordsOfText(stem))
    this.before.push(...textDrafts(stem.blocks.map(withUnderscores)).drafts)
    return cut(wordsOfText(stem), max)
  }

  /** The first picture of a text for a part that has no place for sounds. */
  silentPicture(text: ForeignText): ReturnType<QuestionParts['picture']> {
    for (const sound of text.sounds ?? []) this.left('soundNoPlace', this.#nameOfMedia(sound))
    return this.picture(text)
  }

  /** The first picture of a text, as a field of a part takes it; a part has no place for a second one. */
  picture(text: ForeignText): { picture?: { fileId: number; alt: string } } {
    const [first, ...others] = this.accepted(text)
    for (const { alt } of others) this.left('pictureNoPlace', alt)
    return first ? { picture: { fileId: first.fileId, alt: first.alt } } : {}
  }

  /** The first picture of the question; further ones, sounds and films stand on cards before it. */
  stemPicture(): { picture?: { fileId: number; alt: string } } {
    const [first, ...others] = this.accepted(this.#head.stem)
    if (others.length > 0) this.before.push(imageDraft('', others))
    this.before.push(...this.#playersOf(this.#head.stem))
    return first ? { picture: { fileId: first.fileId, alt: first.alt } } : {}
  }

  /** The first sound of a text, as a field of a part takes it. */
  audio(text: ForeignText): { audio?: number } {
    const all = this.#acceptedSounds(text)
    const first = all.find((each) => this.#files.media[each]?.purpose === 'audio')
    for (const other of all) if (other !== first) this.left('soundNoPlace', this.#nameOfMedia(other))
    return first === undefined ? {} : { audio: mediaFileId(first) }
  }

  /** The pictures and sounds of a question whose card has no place for them, on cards before it. */
  filesBefore(): void {
    this.before.push(...this.filesOf(this.#head.stem))
  }

  /** Pictures and sounds of a text on cards of their own. */
  filesOf(text: ForeignText): Draft[] {
    const pictures = this.accepted(text)
    return [...(pictures.length > 0 ? [imageDraft('', pictures)] : []), ...this.#playersOf(text)]
  }

  /** Sounds and films of a text on cards of their own. */
  #playersOf(text: ForeignText): Draft[] {
    return this.#acceptedSounds(text).map((sound) => ({
      type: this.#files.media[sound]?.purpose ?? 'audio',
      fileId: mediaFileId(sound),
      durationMs: this.#files.taken.durations.get(mediaFileId(sound)) ?? null,
    }))
  }

  #acceptedSounds({ sounds = [] }: ForeignText): number[] {
    return sounds.filter((sound) => {
      const isTaken = !this.#files.taken.refused.has(mediaFileId(sound))
      if (!isTaken) this.left('fileRefused', this.#nameOfMedia(sound))
      return isTaken
    })
  }

  /** Pictures of a text that may be taken; the others are reported. */
  accepted({ pictures }: ForeignText): PlacedPicture[] {
    return pictures.flatMap(({ picture, alt }) => {
      if (!this.#files.refused.has(picture))
        return [{ fileId: draftFileId(picture), alt: cut(alt, 300), caption: '' }]
      this.left('pictureRefused', alt || this.#nameOf(picture))
      return []
    })
  }

  /** What every card has; `correct` and `wrong` are said besides what the question says after any such answer. */
  head(more: { readonly correct?: string; readonly wrong?: string } = {}): object {
    const { title, feedback, hints, points, note, labels, attempts } = this.#head
    if (!fitsIn(title, titleMax)) this.changed('titleCut', title)
    if (labels.length > 0) this.left('labelsDropped', labels.join(', '))
    const of = (text: ForeignText, extra = '') => {
      const all = [this.line(text, limitOf('feedback')), extra].filter((words) => words !== '').join('\n')
      if (!fitsIn(all, limitOf('feedback'))) this.changed('textCut', all)
      return cut(all, limitOf('feedback'))
    }
    for (const hint of hints.slice(limitOf('hints'))) this.left('tooManyParts', wordsOfText(hint))
    return {
      ...titled(title),
      ...noted(this.line(note, noteMax)),
      points: this.#pointsOf(points),
      ...(attempts !== undefined && { attempts: attemptsOf(attempts) }),
      feedback: {
        correct: of(feedback.correct, more.correct),
        partly: of(feedback.partly),
        wrong: of(feedback.wrong, more.wrong),
      },
      hints: hints
        .slice(0, limitOf('hints'))
        .map((hint) => this.line(hint, limitOf('hint')))
        .filter((hint) => hint !== ''),
    }
  }

  #pointsOf(points: number | null): number {
    if (points === null) return 1
    const whole = Math.min(limitOf('points'), Math.max(0, Math.round(points)))
    if (whole !== points) this.changed('pointsRounded', String(points))
    return whole
  }

  #nameOfMedia(sound: number): string {
    return this.#files.media[sound]?.name ?? ''
  }

  #nameOf(picture: number): string {
    return this.#files.pictures[picture]?.name ?? ''
  }
}

/** As many tries as a card takes; the answer shows after the last one. */
const attemptsOf = (most: number | null) => ({
  max: most === null ? null : Math.min(20, Math.max(1, most)),
  showAnswer: 'afterLast',
})

/** Whether a block says something that its words alone do not. */
const hasFormat = (node: RichNode): boolean =>
  (node.marks ?? []).length > 0 ||
  !/^(paragraph|text|hardBreak)$/.test(node.type) ||
  (node.content ?? []).some(hasFormat)

/** A block in which missing words are underscores. */
const withUnderscores = (node: RichNode): RichNode => ({
  ...node,
  ...(node.text !== undefined && { text: node.text.replaceAll(gapMark, underscores) }),
  ...(node.content && { content: node.content.map(withUnderscores) }),
})
