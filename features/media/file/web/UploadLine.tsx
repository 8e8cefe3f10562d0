import { CheckCircleFilled } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import type { Flight } from '#kit/files/web/flight.ts'
import { FlightLine } from '#kit/files/web/FlightLine.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { fileWords } from '../file.words.ts'
import type { UploadItem } from './useUploads.ts'

/** One file of several: waiting, on its way, there, or refused and why. */
export function UploadLine({ item }: { readonly item: UploadItem }) {
  const t = useWords(fileWords)
  const { file, state, flight } = item
  if (state === 'refused')
    return (
      <span className="kit-problem" role="alert">
        {t('upload.unknown', { name: file.name })}
      </span>
    )
  if (flight) return <Flying flight={flight} />
  return (
    <span>
      {file.name} <small className="kit-muted">{t('upload.queued')}</small>
    </span>
  )
}

function Flying({ flight }: { readonly flight: Flight }) {
  const t = useWords(fileWords)
  const state = useSyncExternalStore(flight.subscribe, flight.state)
  if (state.phase !== 'done' && state.phase !== 'cancelled')
    return <FlightLine flight={flight} state={state} />
  return (
    <span className="kit-file-name">
      {state.phase === 'done' && <CheckCircleFilled aria-hidden="true" className="file-done" />}
      <b>{flight.name}</b>
      <small>{state.phase === 'done' && t('upload.done')}</small>
    </span>
  )
}
