import type { ReactNode } from 'react'
import { manages } from '#kit/contract/role.ts'
import type { ListResource, ListRow } from '#kit/resource/web/listResource.ts'
import { moveIn, movableIn, movesFor } from '#kit/review/web/moveRecords.ts'
import { useBulk, type BulkProgress } from '#kit/review/web/useBulk.tsx'
import { useMoves } from '#kit/review/web/useMoves.tsx'
import { useOpenMoves } from '#kit/review/web/useOpenMoves.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { isShared, share } from '#kit/share/web/sharing.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { isEditable, type RowPaths } from '#kit/resource/web/rowPaths.ts'
import type { RowAction } from './RowActions.tsx'
import { useDeletion } from './useDeletion.ts'

interface RowWorkOptions<Row> {
  readonly resource: ListResource
  readonly paths: RowPaths | undefined
  readonly editableIn?: readonly string[]
  readonly hrefOf?: ((row: Row) => string) | undefined
  readonly deletableIn?: readonly string[]
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  readonly bulkActions?: ((rows: readonly Row[]) => readonly RowAction[]) | undefined
  readonly nameOf: (row: Row) => string
  readonly onDone: (rows: readonly Row[]) => void
}

export interface RowWork<Row> {
  readonly actionsOf: (row: Row) => readonly RowAction[]
  /** Whether anything is ever done with several rows at once. */
  readonly isBulk: boolean
  readonly bulkOf: (rows: readonly Row[]) => readonly RowAction[]
  readonly progress: BulkProgress | undefined
  readonly view: ReactNode
}

/** Everything that may be done with rows: screens to open, moves of the state table, deletion, and a feature's own. */
export function useRowWork<Row extends ListRow>(options: RowWorkOptions<Row>): RowWork<Row> {
  const { resource, paths, editableIn, nameOf, onDone } = options
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const actor = useActor()
  const movable = movableIn(resource)
  const bulk = useBulk<Row>(resource.endpoints.page, nameOf, onDone)
  const moves = useMoves(movable, bulk)
  const openMoves = useOpenMoves<Row>(movable)
  const remove = useDeletion(resource, bulk, nameOf)
  const { initial } = resource.machine ?? {}

  const isDeletable = (row: Row) =>
    row.mayEdit !== false &&
    (row.creatorId === undefined || manages(actor, row)) &&
    (initial === undefined || (options.deletableIn ?? [initial]).includes(row.status ?? initial))
  const namesOf = (row: Row) => (movable ? movesFor(movable.machine, row, actor) : [])
  const moveAction = (rows: readonly Row[], name: string): RowAction => ({
    key: `move:${name}`,
    label: words.move(name),
    isDanger: movable !== undefined && moveIn(movable.machine, name)?.tone === 'danger',
    run: () => moves.start(rows, name),
  })
  const deletion = (rows: readonly Row[]): RowAction[] =>
    remove && rows.length > 0
      ? [
          {
            key: 'delete',
            label: t('actions.delete'),
            isDanger: true,
            run: () => void remove(rows),
          },
        ]
      : []

  const actionsOf = (row: Row): RowAction[] => {
    const change = words.maybe('actions.edit') ?? t('actions.edit')
    const edit = paths &&
      isEditable(row, editableIn) && { key: 'edit', label: change, href: paths.edit(row.id) }
    const view = paths && {
      key: 'view',
      label: t('actions.view'),
      href: options.hrefOf?.(row) ?? paths.view(row.id),
    }
    const [first, second] = edit ? [edit, view] : [view, undefined]
    const own = options.rowActions?.(row) ?? []
    const { names, review } = openMoves(row)
    return [
      ...(first ? [first] : []),
      ...own.filter(({ isFirst }) => isFirst),
      ...(review ? [{ key: 'review', ...review }] : []),
      ...names.map((name) => moveAction([row], name)),
      ...own.filter(({ isFirst }) => !isFirst),
      ...(isShared(resource.name)
        ? [{ key: 'share', label: t('actions.share'), run: () => share(resource.name, row.id) }]
        : []),
      ...(second && second.href !== first?.href ? [second] : []),
      ...deletion(isDeletable(row) ? [row] : []),
    ]
  }
  const bulkOf = (rows: readonly Row[]): RowAction[] => {
    const names = [...new Set(rows.flatMap(namesOf))]
    return [
      ...names.map((name) =>
        moveAction(
          rows.filter((row) => namesOf(row).includes(name)),
          name,
        ),
      ),
      ...(options.bulkActions?.(rows) ?? []),
      ...deletion(rows.filter(isDeletable)),
    ]
  }
  return {
    actionsOf,
    isBulk: Boolean(movable ?? remove ?? options.bulkActions),
    bulkOf,
    progress: bulk.progress,
    view: (
      <>
        {moves.view}
        {bulk.view}
      </>
    ),
  }
}
