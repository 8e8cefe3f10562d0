import './file.css'
import { Button, Progress } from 'antd'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Flight, FlightState } from './flight.ts'

interface Props {
  readonly flight: Flight
  readonly state: FlightState
}

/** A file on its way: how far it is, and how to stop it, go on or give it up. */
export function FlightLine({ flight, state }: Props) {
  const t = useWords(kitWords)
  const format = useFormat()
  const { phase, share, problem, isRefused = false } = state
  const percent = format.percent(Math.floor(share * 100) / 100)
  const size = format.kilobytes(flight.size / 1024)
  const isStopped = phase === 'failed' || phase === 'paused'
  return (
    <div className="kit-file-flight">
      <span className="kit-file-name">
        <b>{flight.name}</b>
        <small>{t('file.sent', { sent: format.kilobytes((flight.size * share) / 1024), size })}</small>
      </span>
      <Progress
        aria-label={flight.name}
        percent={Math.round(share * 1000) / 10}
        showInfo={false}
        size="small"
        status={phase === 'failed' ? 'exception' : 'normal'}
      />
      <span className="kit-file-buttons">
        {phase === 'sending' && <span>{t('file.sending', { percent })}</span>}
        <Spoken phase={phase} percent={percent} />
        {(phase === 'sending' || phase === 'waiting') && (
          <Button onClick={flight.pause} size="small">
            {t('file.pause')}
          </Button>
        )}
        {phase === 'paused' && (
          <Button onClick={flight.resume} size="small">
            {t('file.resume')}
          </Button>
        )}
        {phase === 'failed' && !isRefused && (
          <Button onClick={flight.retry} size="small">
            {t('file.retry')}
          </Button>
        )}
        {phase !== 'checking' && (
          <Button onClick={flight.cancel} size="small" type="text">
            {t(phase === 'failed' ? 'actions.remove' : 'actions.cancel')}
          </Button>
        )}
      </span>
      {problem !== undefined && isStopped && (
        <span className="kit-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}

/** Announced when it changes; the growing percentage is not. */
function Spoken({ phase, percent }: { readonly phase: FlightState['phase']; readonly percent: string }) {
  const t = useWords(kitWords)
  const isAnnounced = phase === 'waiting' || phase === 'paused' || phase === 'checking'
  return <output>{isAnnounced && t(`file.${phase}`, { percent })}</output>
}
