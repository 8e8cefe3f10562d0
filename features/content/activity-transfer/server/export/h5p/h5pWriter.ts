import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { escapeHtml } from '#kit/value/escapeHtml.ts'
import type { Card } from '#cards/index.ts'
import type { H5pFiles, OutFile } from './h5pFiles.ts'
import { versioned, type Holder, type Library } from './libraries.ts'

/** What a writer makes of a card: a library and its parameters, by H5P's semantics of it. */
export interface Written {
  readonly library: Library
  readonly params: object
}

/** A content within others, as H5P keeps it. */
export interface H5pNode {
  readonly library: string
  readonly params: object
  readonly subContentId: string
  readonly metadata: object
}

/** What a writer may ask for besides its card. */
export interface Writing {
  readonly files: H5pFiles
  /** A card inside as a content of one that holds others; undefined where it cannot stand there. */
  inside(card: Card, holder: Holder): H5pNode | undefined
}

/** Writes a card as a content of H5P; undefined where it cannot be said there. */
export type H5pWriter = (card: Card, writing: Writing) => Written | undefined

/** A writer of the cards that `schema` describes, with the fields that it writes. */
export const writerOf =
  <Known>(
    schema: z.ZodMiniType<Known>,
    write: (card: Known, writing: Writing) => Written | undefined,
  ): H5pWriter =>
  (card, writing) => {
    const known = z.safeParse(schema, card).data
    return known === undefined ? undefined : write(known, writing)
  }

export const mediaShape = z.object({ fileId: z.int(), alt: z.string(), decorative: z.boolean() })
export type MediaOut = z.output<typeof mediaShape>
export const picture = z.nullable(mediaShape)
export const pairSide = z.object({ text: z.string(), picture, audio: z.nullable(z.int()) })

/** The fields of every card that H5P has a place for. */
export const base = {
  title: z.string(),
  hints: z.array(z.string()),
  attempts: z.object({ max: z.nullable(z.number()), showAnswer: z.string() }),
  feedback: z.object({ correct: z.string(), partly: z.string(), wrong: z.string() }),
}
type Base = z.output<z.ZodMiniObject<typeof base>>

/** Lines as HTML, each a paragraph. */
export const html = (text: string): string =>
  text
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => `<p>${escapeHtml(each)}</p>`)
    .join('')

/** A text for a field without formats, whose signs H5P escapes all the same. */
export const line = escapeHtml

/** H5P's 'Retry' and 'Show solution'; `more` are other settings of the library. */
export const behaviourOf = ({ attempts }: Pick<Base, 'attempts'>, more: object = {}): object => ({
  enableRetry: attempts.max !== 1,
  enableSolutionsButton: attempts.showAnswer !== 'never',
  ...more,
})

/** What is said to none, some and all of the points, as H5P's ranges of per cent. */
export const rangesOf = ({ feedback: { correct, partly, wrong } }: Pick<Base, 'feedback'>): object[] => {
  const said = [
    { from: 0, to: 0, feedback: line(wrong) },
    { from: 1, to: 99, feedback: line(partly) },
    { from: 100, to: 100, feedback: line(correct) },
  ]
  return correct === partly && partly === wrong ? [{ from: 0, to: 100, feedback: line(wrong) }] : said
}

/** A content with its title. */
export const nodeOf = ({ library, params }: Written, metadata: object): H5pNode => ({
  library: versioned(library),
  params,
  subContentId: randomUUID(),
  metadata,
})

/** How H5P titles what nobody gave a title. */
export const titleOf = (library: Library, title: string): string =>
  title.trim() === '' ? `Untitled ${library.slice('H5P.'.length)}` : line(title)

export const plainMetadata = (library: Library, title = ''): object => ({
  contentType: library.slice('H5P.'.length),
  license: 'U',
  title: titleOf(library, title),
})

const part = (library: Library, params: object): H5pNode =>
  nodeOf({ library, params }, plainMetadata(library))

/** A text within a content. */
export const textNode = (text: string): H5pNode => richNode(html(text))
/** The same of HTML. */
export const richNode = (text: string): H5pNode => part('H5P.AdvancedText', { text })

/** HTML where H5P takes its simplest kind of text alone. */
export const simpleTextNode = (text: string): H5pNode => part('H5P.Text', { text })

/** A picture within a content. */
export const imageNode = (media: MediaOut | null, files: H5pFiles): H5pNode =>
  part('H5P.Image', imageParams(media, files))

export const imageParams = (media: MediaOut | null, files: H5pFiles): object => ({
  contentName: 'Image',
  ...fileIn('file', media && files.out(media.fileId)),
  alt: line(media?.alt ?? ''),
  decorative: media?.decorative ?? false,
})

/** A file under the name of its field; no field where there is no file. */
export const fileIn = (name: string, file: OutFile | null | undefined): object =>
  file ? { [name]: file } : {}

/** The medium above a question. */
export const mediumOf = (media: MediaOut | null, files: H5pFiles): object =>
  media ? { media: { type: imageNode(media, files), disableImageZooming: false } } : {}
