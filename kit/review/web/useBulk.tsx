import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify, undoable } from '#kit/notice/web/notice.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Outcome } from './moveRecords.ts'
import { forEachRow } from './moveRecords.ts'

const MoveReport = lazy(() => import('./MoveReport.tsx').then((file) => ({ default: file.MoveReport })))

/** Something that may be done to one record or to many. */
export interface BulkWork<Row> {
  readonly label: string
  readonly act: (row: Row) => Promise<number>
  /** What to say when all went well. */
  readonly doneText: string
  /** Takes one row back; `result` is what `act` gave. */
  readonly undo?: ((row: Row, result: number) => Promise<number>) | undefined
}

/** Between two figures of the progress. */
const progressMs = 200

/** A run under way: rows done so far of all, and an end to it before the next row. */
export interface BulkProgress {
  readonly done: number
  readonly all: number
  readonly stop: () => void
}

export interface Bulk<Row> {
  /** Answers whether every row was done. */
  readonly run: (rows: readonly Row[], work: BulkWork<Row>) => Promise<boolean>
  readonly progress: BulkProgress | undefined
  readonly view: ReactNode
}

/** Runs actions on rows: one line and an undo where all went well, a report by row where something was refused. `onDone` gets the rows that were done. */
export function useBulk<Row extends { readonly id: number }>(
  page: AnyEndpoint,
  nameOf: (row: Row) => string,
  onDone?: (rows: readonly Row[]) => void,
): Bulk<Row> {
  const t = useWords(kitWords)
  const refresh = useRefresh()
  const [progress, setProgress] = useState<BulkProgress>()
  const [report, setReport] = useState<{ label: string; outcomes: readonly Outcome<Row>[] }>()

  const takeBack = async (outcomes: readonly Outcome<Row>[], undo: NonNullable<BulkWork<Row>['undo']>) => {
    const undone = await forEachRow(
      outcomes,
      ({ row, result }) => undo(row, result ?? 0),
      () => {},
    )
    const failure = undone.find((outcome) => outcome.error !== undefined)
    await refresh(page)
    notify(
      failure
        ? { kind: 'error', text: errorText(failure.error) }
        : { kind: 'success', text: t('moves.undone') },
    )
  }

  const run = async (rows: readonly Row[], work: BulkWork<Row>) => {
    const stopping = new AbortController()
    const all = rows.length
    let shownAt = 0
    // The whole list is drawn anew for it: not for each of a thousand rows.
    const show = (done: number) => {
      if (all === 1 || Date.now() - shownAt < progressMs) return
      shownAt = Date.now()
      setProgress({ done, all, stop: () => stopping.abort() })
    }
    show(0)
    const outcomes = await forEachRow(rows, work.act, show, stopping.signal)
    setProgress(undefined)
    void refresh(page)
    const doneText = outcomes.length < all ? t('bulk.stopped', { done: outcomes.length, all }) : work.doneText
    const refused = outcomes.filter((outcome) => outcome.error !== undefined)
    onDone?.(outcomes.filter(({ error }) => error === undefined).map(({ row }) => row))
    const [only] = refused
    if (rows.length === 1 && only) notify({ kind: 'error', text: errorText(only.error) })
    else if (refused.length > 0) setReport({ label: work.label, outcomes })
    else if (work.undo) undoable(doneText, () => work.undo && void takeBack(outcomes, work.undo))
    else notify({ kind: 'success', text: doneText })
    return refused.length === 0 && outcomes.length === all
  }

  const close = useCallback(() => setReport(undefined), [])
  const view = report && (
    <Suspense>
      <MoveReport
        label={report.label}
        outcomes={report.outcomes}
        nameOf={(row) => nameOf(row as Row)}
        onClose={close}
      />
    </Suspense>
  )
  return { run, progress, view }
}
