import { Button } from 'antd'
import { useState } from 'react'
import type { FilePurpose } from '#kit/contract/file.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Flight } from './flight.ts'
import { unfinishedFor } from './unfinished.ts'

interface Props {
  readonly purpose: FilePurpose
  readonly flights: readonly Flight[]
  onAdopt(flight: Flight): void
}

/** What another field has left on its way, and what an earlier visit did not finish. */
export function LeftFlights({ purpose, flights, onAdopt }: Props) {
  const t = useWords(kitWords)
  const [unfinished] = useState(() => unfinishedFor(purpose))
  const flying = new Set(flights.map(({ name, size }) => `${name}/${size}`))
  return (
    <>
      {flights.map((flight) => (
        <span className="kit-file-left" key={flight.name}>
          {t(flight.state().phase === 'done' ? 'file.leftDone' : 'file.left', { name: flight.name })}
          <Button onClick={() => onAdopt(flight)} size="small">
            {t('file.useHere')}
          </Button>
        </span>
      ))}
      {unfinished
        .filter(({ name, size }) => !flying.has(`${name}/${size}`))
        .map(({ name }) => (
          <span className="kit-file-left" key={name}>
            {t('file.unfinished', { name })}
          </span>
        ))}
    </>
  )
}
