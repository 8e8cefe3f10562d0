import { titled, type Draft } from '../draftCards.ts'
import { richOfBlocks } from '../richBuilder.ts'
import { mediaFileId } from '../cardsOfDocument.ts'
import type { OfKind } from './foreignQuestion.ts'
import type { DocumentMedia, QuestionParts } from './questionParts.ts'

/** Work that is handed in. */
export function workDraft({ stem, accepted }: OfKind<'work'>, parts: QuestionParts): Draft {
  parts.filesBefore()
  return { type: 'assignment', ...parts.head(), instructions: richOfBlocks(stem.blocks), accepted }
}

/** A sound or film on a card of its own. One elsewhere can only be opened. */
export function mediaDraft(
  { title, medium, file, address }: OfKind<'media'>,
  media: DocumentMedia,
  parts: QuestionParts,
): Draft | undefined {
  if (file === null)
    return medium === 'video'
      ? { type: 'video', ...titled(title), source: 'address', address }
      : { type: 'link', ...titled(title), url: address }
  const fileId = mediaFileId(file)
  if (!media.refused.has(fileId))
    return { type: medium, ...titled(title), fileId, durationMs: media.durations.get(fileId) ?? null }
  parts.left('fileRefused', title)
  return undefined
}
