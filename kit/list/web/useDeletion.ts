import { call } from '#kit/http/web/client.ts'
import type { ListResource, ListRow } from '#kit/resource/web/listResource.ts'
import type { Bulk } from '#kit/review/web/useBulk.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** Deletes rows at once and offers to bring them back for ten seconds; undefined where the resource has no deletion. */
export function useDeletion<Row extends ListRow>(
  resource: ListResource,
  bulk: Bulk<Row>,
  nameOf: (row: Row) => string,
): ((rows: readonly Row[]) => Promise<boolean>) | undefined {
  const t = useWords(kitWords)
  const { delete: deletion, restore } = resource.endpoints
  if (!deletion) return undefined
  return (rows) => {
    const [first] = rows
    const doneText =
      rows.length === 1 && first
        ? t('moves.deleted', { name: nameOf(first) })
        : t('bulk.done', { count: rows.length })
    return bulk.run(rows, {
      label: t('actions.delete'),
      doneText,
      act: async (row) => Number(await call(deletion, { query: { id: row.id } })),
      undo: restore && (async (row) => Number(await call(restore, { body: { id: row.id } }))),
    })
  }
}
