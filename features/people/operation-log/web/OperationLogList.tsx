import './operationLog.css'
import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { agoColumn, People, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { changesOf } from '../operation-log.changes.ts'
import type { OperationLogRow } from '../operation-log.contract.ts'
import { EntryDrawer } from './EntryDrawer.tsx'
import { operationLog } from './operationLog.ts'
import { useFieldLabel, useLogWords } from './useLogWords.ts'

const columns: readonly Column<OperationLogRow>[] = [
  { key: 'action', cell: (row) => <Action row={row} /> },
  { key: 'changed', cell: (row) => <Changed row={row} /> },
  { key: 'actorName', cell: (row) => <Actor row={row} /> },
  agoColumn('at'),
]

function Action({ row }: { readonly row: OperationLogRow }) {
  const { actionOf } = useLogWords()
  return <span className="kit-tag">{actionOf(row.action)}</span>
}

function Actor({ row }: { readonly row: OperationLogRow }) {
  const { actorOf } = useLogWords()
  const name = actorOf(row)
  if (row.actorId === null) return <span className="kit-muted">{name}</span>
  return <People people={[{ label: name, picture: row.actorAvatar }]} />
}

const shownNames = 3

/** The fields that changed, by name. */
function Changed({ row }: { readonly row: OperationLogRow }) {
  const { t } = useLogWords()
  const labelOf = useFieldLabel(row.resource)
  const names = changesOf(row).changed.map(({ name }) => labelOf(name))
  const rest = names.length - shownNames
  return (
    <span className="log-changed" title={names.join(' · ')}>
      {names.slice(0, shownNames).join(' · ')}
      {rest > 0 && <span className="kit-muted"> {t('more', { count: rest })}</span>}
    </span>
  )
}

/** K3: who changed what and when, newest first; an entry opens over the list with both sides of the change. */
export function OperationLogList() {
  const { nameOf, kindOf } = useLogWords()
  const { pathname, searchStr } = useLocation()
  const hrefOf = useCallback(
    ({ id }: OperationLogRow) => {
      const search = new URLSearchParams(searchStr)
      search.set('edit', String(id))
      return `${pathname}?${search}`
    },
    [pathname, searchStr],
  )
  const face = (row: OperationLogRow) => ({ name: nameOf(row), lead: kindOf(row.resource) })
  return (
    <>
      <ListScreen resource={operationLog} columns={columns} face={face} hrefOf={hrefOf} quick={5} />
      <EntryDrawer />
    </>
  )
}
