import { countGraphemes } from '#kit/value/graphemes.ts'
import {
  fileKindsOf,
  type AssignmentCard,
  type AssignmentResponse,
  type FileWork,
  type WorkKind,
} from './assignment.schema.ts'

const isFileWork = (kind: WorkKind): kind is FileWork => Object.hasOwn(fileKindsOf, kind)

/** The kinds of files that the card takes. */
export const fileWorkOf = ({ accepted }: Pick<AssignmentCard, 'accepted'>): FileWork[] =>
  accepted.filter(isFileWork)

/** Whether a link leads to a page of the web, and nowhere else. */
export const isWebLink = (link: string): boolean => /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(link)

/** What is wrong with a work before it can be handed in; undefined: nothing. */
export type Lack = 'nothing' | 'tooShort' | 'tooLong' | 'badLink' | 'tooManyFiles' | 'notTaken'

export function lackOf(card: AssignmentCard, { text, link, fileIds }: AssignmentResponse): Lack | undefined {
  const length = countGraphemes(text.trim())
  const takes = (kind: WorkKind) => card.accepted.includes(kind)
  const isForeign =
    (length > 0 && !takes('text')) ||
    (link !== '' && !takes('link')) ||
    (fileIds.length > 0 && fileWorkOf(card).length === 0) ||
    new Set(fileIds).size < fileIds.length
  if (isForeign) return 'notTaken'
  if (link !== '' && !isWebLink(link)) return 'badLink'
  if (fileIds.length > card.maxFiles) return 'tooManyFiles'
  if (length > card.maxLength) return 'tooLong'
  if (length === 0 && link === '' && fileIds.length === 0) return 'nothing'
  const mustWrite = length > 0 || card.accepted.every((kind) => kind === 'text')
  return mustWrite && length < card.minLength ? 'tooShort' : undefined
}
