import { plainOf, type RichNode } from '#kit/richText/richText.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { draftFileId, mediaFileId } from '../../../cardsOfDocument.ts'
import type { LossReason } from '../../../documentBlock.ts'
import { cut, textDrafts, titled, type Draft } from '../../../draftCards.ts'
import { excerpt, left, type DraftRow } from '../../../report.ts'
import { blocksOfHtml } from '../rich/htmlRich.ts'
import { withFormulas } from '../rich/texRich.ts'
import { feedbackOf } from './h5pFeedback.ts'
import type { H5pJob, Picture } from './h5pJob.ts'
import { currentParams } from './h5pOlder.ts'
import { lossOfPicture } from './h5pParts.ts'
import type { Params } from './params.ts'

/** What H5P's editor calls a content that nobody named, in the languages in which it is used most. */
const untitled =
  /^(Untitled|Unbenannt:?|Ohne Titel:?|Sans titre ?:?|Sin título:?|Senza titolo:?|Sem título:?) /

/** Beyond all numbers of cards and files. */
const firstReference = 2_000_000_000

/** A gallery of more is more than one card. */
const maxInGallery = 12

/** One content of a package, as its reader sees it: parameters, texts and files, and the report about it. */
export class H5pContent {
  readonly library: string
  readonly params: Params
  readonly title: string
  /** How many contents it stands in, itself included. */
  readonly depth: number
  /** How many cards will hold it, itself included, if it becomes one that holds cards. */
  readonly level: number
  readonly #job: H5pJob
  readonly #at: number
  readonly #credits = new Set<string>()

  constructor(
    job: H5pJob,
    content: Params,
    at: number,
    { depth, level }: Pick<H5pContent, 'depth' | 'level'>,
  ) {
    this.#job = job
    this.#at = at
    this.depth = depth
    this.level = level
    this.library = content.at('library').text.split(' ')[0] ?? ''
    this.params = currentParams(this.library, content.at('params'))
    this.title = this.titleIn(content.at('metadata'))
    for (const said of content.at('metadata', 'authorComments').text.split('\n'))
      if (this.plain(said) !== '') this.#credits.add(this.plain(said))
    this.#credit(content.at('metadata'))
  }

  /** A title that somebody gave; '' where H5P did. */
  titleIn(metadata: Params): string {
    const title = this.plain(metadata.at('title').text)
    return untitled.test(title) ? '' : title
  }

  changed(reason: LossReason, text: string): void {
    this.#report({ ...left(this.#at, reason, text), outcome: 'changed' })
  }

  left(reason: LossReason, text: string): void {
    this.#report(left(this.#at, reason, text))
  }

  #report(row: DraftRow): void {
    const isKnown = this.#job.rows.some(
      ({ at, reason, text }) => at === row.at && reason === row.reason && text === row.text,
    )
    if (!isKnown) this.#job.rows.push(row)
  }

  /** Names settings of H5P that the card has no counterpart of. */
  drop(...settings: readonly (string | false)[]): void {
    for (const setting of settings) if (setting !== false) this.left('settingDropped', setting)
  }

  /** As many as a card takes; the others are named. */
  first<Item>(items: readonly Item[], most: number, nameOf: (item: Item) => string): readonly Item[] {
    for (const item of items.slice(most)) this.left('tooManyParts', nameOf(item))
    return items.slice(0, most)
  }

  /** Who made the content and its files, by what licence and where it was found: for the note of its card. */
  get credits(): string {
    return [...this.#credits].join('\n')
  }

  /** Keeps what is said of a work's origin; nothing where that is unknown. */
  #credit(work: Params): void {
    const authors = work.at('authors').list.map((author) => author.at('name').text)
    const licence = work.at('license').text
    const version = work.at('licenseVersion').text || work.at('version').text
    const who = [...authors, work.at('author').text].filter((name) => name !== '').join(', ')
    const source = work.at('source').text
    // 'O' is some other licence, of which more is said elsewhere.
    if (who === '' && source === '' && /^[UO]?$/.test(licence)) return
    const named = [work.at('title').text, who, licence === 'U' ? '' : `${licence} ${version}`.trim(), source]
    this.#credits.add(
      named
        .map((part) => this.plain(part))
        .filter((part) => part !== '')
        .join(' · '),
    )
  }

  /** HTML as blocks of ours; pictures in it are reported, since they have no place. */
  blocks(html: string): RichNode[] {
    this.#nameMedia(html)
    return withFormulas(blocksOfHtml(html))
  }

  #nameMedia(html: string): void {
    for (const [tag] of html.matchAll(/<(?:img|iframe|video|audio|object|embed)\b[^>]{0,300}/gi))
      this.left('pictureNoPlace', tag)
  }

  /** The words of HTML, or of text that H5P escaped as such, on lines. */
  plain(html: string): string {
    this.#nameMedia(html)
    return plainOf({ type: 'doc', content: blocksOfHtml(html.replaceAll(/<br\s*\/?>/gi, '</p><p>')) })
      .replaceAll('\u00a0', ' ')
      .trim()
  }

  /** The same, cut to what a field takes. */
  words(html: string, max: number): string {
    return this.fitted(this.plain(html), max)
  }

  /** Plain words, cut to what a field takes. */
  fitted(words: string, max: number): string {
    if (!fitsIn(words, max)) this.changed('textCut', words)
    return cut(words, max)
  }

  /** What every draft begins with. */
  head(extra: object = {}): { readonly title?: string } {
    return { ...titled(this.title), ...extra }
  }

  /** The picture that a file of H5P names; undefined, and reported, where it is missing or was refused. */
  picture(file: Params, alt: string): Picture | undefined {
    const path = file.at('path').text
    if (path === '') return undefined
    const index = this.#job.pack.pictureAt.get(path.replace(/#tmp$/, ''))
    const words = this.words(alt, 300)
    if (index === undefined) {
      this.left(lossOfPicture(path), words || path)
      return undefined
    }
    const fileId = draftFileId(index)
    if (this.#job.refused.has(fileId)) {
      this.left('pictureRefused', words || path)
      return undefined
    }
    this.#credit(file.at('copyright'))
    // A picture without a description is one that H5P does not describe either.
    return { fileId, alt: words, decorative: words === '' }
  }

  /** The sound or film that a file of H5P names, with its length. */
  media(file: Params, purpose: 'audio' | 'video'): { fileId: number; durationMs: number | null } | undefined {
    const path = file.at('path').text
    const index = this.#job.pack.mediaAt.get(path.replace(/#tmp$/, ''))
    const isKind = index !== undefined && this.#job.pack.media[index]?.purpose === purpose
    if (!isKind || this.#job.refused.has(mediaFileId(index))) {
      if (path !== '') this.left(isKind ? 'fileRefused' : 'fileMissing', path)
      return undefined
    }
    this.#credit(file.at('copyright'))
    const fileId = mediaFileId(index)
    return { fileId, durationMs: this.#job.durations.get(fileId) ?? null }
  }

  /** Pictures on a card of their own. */
  gallery(pictures: readonly (Picture | undefined)[], title = this.title): Draft[] {
    const there = pictures.filter((picture) => picture !== undefined)
    return Array.from({ length: Math.ceil(there.length / maxInGallery) }, (_, index) => ({
      type: 'image',
      ...titled(title),
      pictures: there.slice(index * maxInGallery, (index + 1) * maxInGallery).map((media) => ({ media })),
    }))
  }

  /** Text on cards of its own. */
  text(html: string): Draft[] {
    const blocks = this.blocks(html)
    if (blocks.length === 0) return []
    const { drafts, isUnformatted } = textDrafts(blocks, this.head())
    if (isUnformatted) this.changed('textUnformatted', this.plain(html))
    return [...drafts]
  }

  /** A number by which a card names one to come. */
  reference(): number {
    const number = firstReference + this.#job.targets.size
    this.#job.targets.set(number, undefined)
    return number
  }

  /** The card that a number means. */
  target(reference: number, draft: Draft): void {
    this.#job.targets.set(reference, draft)
  }

  /** Drafts of contents in this one. */
  inside(contents: readonly Params[], level = this.level): Draft[] {
    return contents.flatMap((content) => this.#job.make(content, this.depth + 1, level))
  }

  /**
   * How often one may try and when the answer shows, by H5P's 'Retry' and 'Show solution': who may do both tries until it is
   * right, and sees it then.
   */
  attempts(): object {
    const behaviour = this.params.at('behaviour')
    const mayRetry = behaviour.at('enableRetry').flag(true)
    const shows = behaviour.at('enableSolutionsButton').flag(true)
    return {
      attempts: {
        max: mayRetry ? null : 1,
        showAnswer: shows ? (mayRetry ? 'afterLast' : 'afterAnswer') : 'never',
      },
    }
  }

  /** What is said after the answer. */
  feedback(from = this.params): object {
    return feedbackOf(this, from)
  }

  /** The fields of a card that is answered. */
  answered(): object {
    return { ...this.head(), points: 1, ...this.attempts(), ...this.feedback() }
  }

  /** A label for the report. */
  get label(): string {
    return excerpt(this.title || this.plain(this.params.at('question').text) || this.library)
  }
}
