import { eq } from 'drizzle-orm'
import type { QueryOf } from '#kit/contract/endpoint.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { fileIdsOf, outermostOf, type Deck } from '#deck/deck.document.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { visibleActivity } from '#features/content/activity/server/record/authoring.queries.ts'
import type { activityTransferEndpoints } from '../../activity-transfer.contract.ts'
import { filesOfExport } from './exportedFiles.ts'
import { giftExport } from './giftExport.ts'
import { h5pExport } from './h5pExport.ts'
import { jsonExport } from './jsonExport.ts'
import { pageExport } from './pageExport.ts'

/** D11: the working copy as a file, by whoever may see the activity. */
export async function exportFile(
  call: Call,
  { id, format, partial, cardIds }: QueryOf<(typeof activityTransferEndpoints)['exportFile']>,
): Promise<FileAnswer> {
  const activity = await visibleActivity(call, id)
  const cards = chosenOf(await readCards(call.db, id), cardIds)
  const isPartial = partial === 'allow'
  if (format === 'gift') return giftExport(call, { activity, cards }, isPartial)
  const [cover] = await call.db
    .select({ id: fileView.id })
    .from(fileView)
    .where(eq(fileView.key, activity.cover.replace(/^.*\//, '')))
  const ids = [...fileIdsOf(cards), ...(cover && format === 'json' ? [cover.id] : [])]
  const files = await filesOfExport(call, ids, isPartial)
  const source = { activity, cards, files, coverId: cover?.id ?? null }
  if (format === 'h5p') return h5pExport(call, source, isPartial)
  return format === 'json' ? jsonExport(call, source) : pageExport(call, source)
}

/** The cards of these ids, parted by commas, with all inside them, in their order; without ids all of them. */
const chosenOf = (deck: Deck, ids: string | undefined): Deck =>
  ids === undefined ? deck : outermostOf(deck, new Set(ids.split(',').map(Number))).map(({ card }) => card)
