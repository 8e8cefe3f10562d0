import { titleMax, noteMax } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { plainOf, type RichNode } from '#kit/richText/richText.ts'
import { maxCards } from '#deck/deck.schema.ts'
import {
  choiceDraft,
  imageDraft,
  noted,
  sectionDraft,
  textDrafts,
  titled,
  type Draft,
  type PlacedPicture,
} from './draftCards.ts'
import { headingRoles, type HeadingRoles } from './headings.ts'
import type { FoundDocument, LossReason, DocumentBlock } from './documentBlock.ts'
import { heading, paragraph, text } from './richBuilder.ts'
import { isQuestion } from './options.ts'
import { excerpt, left, type DraftRow } from './report.ts'

export interface DraftDeck {
  readonly title: string
  readonly drafts: readonly Draft[]
  readonly rows: readonly DraftRow[]
}

/** The id under which a draft names a picture of its document, until the picture is kept. */
export const draftFileId = (picture: number): number => picture + 1

/** Media have numbers of their own, beyond those of pictures. */
const firstMediaId = 1_000_000
/** The same of a sound or a film. */
export const mediaFileId = (medium: number): number => firstMediaId + medium

/** Cards of a document, and what became of each of its parts. Pictures in `refused` are left out and said so. */
export function cardsOfDocument(document: FoundDocument, refused: ReadonlySet<number>): DraftDeck {
  const roles = headingRoles(document.blocks, document.title !== '')
  const names = document.pictures.map(({ name }) => name)
  const assembly = new Assembly(roles, refused, names)
  const blocks = document.blocks.filter((block) => block !== roles.title)
  blocks.forEach((block, index) => assembly.take(block, blocks[index + 1]))
  assembly.flush()
  const { drafts, rows } = assembly
  return { title: roles.title?.text ?? document.title, drafts, rows }
}

class Assembly {
  readonly drafts: Draft[] = []
  readonly rows: DraftRow[] = []
  readonly #roles: HeadingRoles
  readonly #refused: ReadonlySet<number>
  readonly #names: readonly string[]
  #title = ''
  #note = ''
  #at = 1
  #isTitleUsed = true
  #nodes: RichNode[] = []
  #gallery: { at: number; pictures: PlacedPicture[] } | undefined
  /** A quote that a question has taken as its explanation. */
  #taken: DocumentBlock | undefined

  constructor(roles: HeadingRoles, refused: ReadonlySet<number>, names: readonly string[]) {
    this.#roles = roles
    this.#names = names
    this.#refused = refused
  }

  take(block: DocumentBlock, next: DocumentBlock | undefined): void {
    if (block.kind !== 'picture' || block.at !== this.#gallery?.at) this.#flushGallery()
    if (block === this.#taken) return
    if (block.kind === 'page') this.#page(block)
    else if (block.kind === 'heading') this.#heading(block)
    else if (block.kind === 'text') this.#addNode(block.node, block.at)
    else if (block.kind === 'options') this.#options(block, next)
    else if (block.kind === 'picture') this.#picture(block)
    else if (block.kind === 'changed') this.#changed(block.at, block.reason, block.text)
    else this.rows.push(left(block.at === 0 ? null : block.at, block.reason, block.text))
  }

  /** Ends the card that is being filled. */
  flush(): void {
    this.#flushGallery()
    const isHeadless = this.#nodes.length === 0
    if (isHeadless && !this.#isTitleUsed && this.#title !== '')
      this.#add([sectionDraft(this.#title)], this.#at)
    if (!isHeadless) this.#flushText()
    this.#isTitleUsed = true
  }

  #open(title: string, at: number, note = ''): void {
    this.flush()
    this.#title = title.trim()
    this.#note = note.trim()
    this.#at = at
    this.#isTitleUsed = false
    if (!fitsIn(this.#note, noteMax)) this.#changed(at, 'noteCut', this.#note)
  }

  #page({ title, note, isSection, at }: Extract<DocumentBlock, { kind: 'page' }>): void {
    this.#open(title, at, note)
    if (isSection && title.trim() !== '') this.#section(at)
    this.#keepFullTitle(at)
  }

  #heading({ level, text: words, at }: Extract<DocumentBlock, { kind: 'heading' }>): void {
    if (level === this.#roles.sectionLevel) {
      this.#open(words, at)
      this.#section(at)
      this.#keepFullTitle(at)
    } else if (level <= this.#roles.cardLevel) {
      this.#open(words, at)
      this.#keepFullTitle(at)
    } else this.#addNode(heading(level === this.#roles.cardLevel + 1 ? 2 : 3, [text(words)]), at)
  }

  /** A title that is longer than titles are is cut there, and stands as it was in the text. */
  #keepFullTitle(at: number): void {
    if (fitsIn(this.#title, titleMax)) return
    this.#changed(at, 'titleInText', this.#title)
    this.#addNode(paragraph([text(this.#title)]), at)
  }

  #section(at: number): void {
    this.#add([{ ...sectionDraft(this.#title), ...noted(this.#note) }], at)
    this.#isTitleUsed = true
    this.#note = ''
  }

  #addNode(node: RichNode, at: number): void {
    if (this.#nodes.length === 0) this.#at = this.#isTitleUsed ? at : this.#at
    this.#nodes.push(node)
  }

  /** Title and note of the card to come; they are given once. */
  #head(): object {
    const head = this.#isTitleUsed ? {} : { ...titled(this.#title), ...noted(this.#note) }
    this.#isTitleUsed = true
    return head
  }

  #flushText(): void {
    const nodes = this.#nodes
    this.#nodes = []
    const { drafts, isUnformatted } = textDrafts(nodes, this.#head())
    const reason = isUnformatted ? 'textUnformatted' : drafts.length > 1 ? 'textSplit' : null
    this.#add(drafts, this.#at, reason)
  }

  #options(block: Extract<DocumentBlock, { kind: 'options' }>, next: DocumentBlock | undefined): void {
    const last = this.#nodes.at(-1)
    const hasQuestion = last?.type === 'paragraph' || last?.type === 'heading'
    const isTitleFree = !this.#isTitleUsed && this.#title !== ''
    const question =
      hasQuestion && last ? plainOf(last) : this.#nodes.length === 0 && isTitleFree ? this.#title : ''
    const explanation = next?.kind === 'text' && next.node.type === 'blockquote' ? plainOf(next.node) : ''
    const isAlone = this.#nodes.length === (hasQuestion ? 1 : 0)
    const title = hasQuestion && isAlone && isTitleFree && question !== this.#title ? this.#title : ''
    const draft = choiceDraft({ title, question, options: block.options, explanation })
    const refusal = refusalOf(block, question, draft)
    if (refusal || !draft) {
      // Nothing ticked and nothing asked is a list of things to do.
      if (block.mark === 'box' && (block.options.length > 0 || isQuestion(question)))
        this.#changed(block.at, refusal ?? 'tooManyOptions', plainOf(block.node))
      return this.#addNode(block.node, block.at)
    }
    if (hasQuestion) this.#nodes.pop()
    const note = isAlone ? noted(this.#note) : {}
    if (isAlone) this.#isTitleUsed = true
    this.flush()
    this.#add([{ ...draft, ...note }], block.at)
    if (explanation !== '') this.#taken = next
  }

  #picture({ picture, alt, caption, at }: Extract<DocumentBlock, { kind: 'picture' }>): void {
    if (this.#refused.has(picture))
      return void this.rows.push(left(at, 'pictureRefused', alt || this.#names[picture]))
    if (!this.#gallery) {
      if (this.#nodes.length > 0) this.#flushText()
      this.#gallery = { at, pictures: [] }
    }
    this.#gallery.pictures.push({ fileId: draftFileId(picture), alt, caption })
  }

  #flushGallery(): void {
    if (!this.#gallery) return
    const { at, pictures } = this.#gallery
    this.#gallery = undefined
    const head = this.#head()
    for (let from = 0; from < pictures.length; from += maxInGallery) {
      const some = pictures.slice(from, from + maxInGallery)
      const words = some.map(({ fileId, alt }) => alt || this.#names[fileId - 1]).join(', ')
      this.#add([{ ...imageDraft('', some), ...head }], at, null, words)
    }
  }

  #changed(at: number, reason: LossReason, words: string): void {
    this.rows.push({ at, text: excerpt(words), outcome: 'changed', reason, cards: [] })
  }

  #add(
    drafts: readonly Draft[],
    at: number,
    reason: LossReason | null = null,
    label = wordsOf(drafts[0]),
  ): void {
    const taken = drafts.slice(0, Math.max(0, maxCards - this.drafts.length))
    const numbers = taken.map((_, index) => this.drafts.length + index + 1)
    this.drafts.push(...taken)
    const words = excerpt(label)
    const outcome = reason === null ? 'taken' : 'changed'
    if (taken.length > 0) this.rows.push({ at, text: words, outcome, reason, cards: numbers })
    if (taken.length < drafts.length) this.rows.push(left(at, 'tooManyCards', words))
  }
}

/** A gallery of more is more than one card. */
const maxInGallery = 12

function refusalOf(
  { options }: Extract<DocumentBlock, { kind: 'options' }>,
  question: string,
  draft: Draft | undefined,
): LossReason | undefined {
  if (question.trim() === '') return 'noQuestion'
  if (!options.some(({ correct }) => correct)) return 'noRightOption'
  return draft ? undefined : 'tooManyOptions'
}

/** What a draft is called in the report. */
export function wordsOf(draft: Draft | undefined): string {
  const title = draft?.['title']
  const question = draft?.['question']
  const body = draft?.['body']
  if (typeof title === 'string' && title !== '') return title
  if (typeof question === 'string') return question
  return isNode(body) ? plainOf(body) : ''
}

const isNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && 'type' in value
