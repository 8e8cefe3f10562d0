import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FilePurpose } from '#kit/contract/file.ts'
import { beginFlight, type Flight, type FlightState } from './flight.ts'
import type { SentFile } from './sendFile.ts'

/** Files whose field was left before they had arrived. */
let left: readonly Flight[] = []
const listeners = new Set<() => void>()

function changeLeft(next: readonly Flight[]): void {
  left = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none = () => () => undefined
const isOver = (phase: FlightState['phase'] | undefined) => phase === 'done' || phase === 'cancelled'

export interface FieldFlight {
  readonly flight: Flight | undefined
  readonly state: FlightState | undefined
  /** Files of this purpose that another field has left behind on their way. */
  readonly others: readonly Flight[]
  take(file: Blob, name: string): void
  /** Goes on with a file that another field has left. */
  adopt(flight: Flight): void
}

/** The file that a field is sending. Leaving the field does not stop it. */
export function useFlight(purpose: FilePurpose, onDone: (file: SentFile) => void): FieldFlight {
  const [flight, setFlight] = useState<Flight>()
  const all = useSyncExternalStore(subscribe, () => left)
  const state = useSyncExternalStore(flight?.subscribe ?? none, () => flight?.state())
  const onFinished = useEffectEvent(onDone)

  useEffect(() => {
    if (state?.file) onFinished(state.file)
    if (isOver(state?.phase)) setFlight(undefined)
  }, [state])
  useEffect(
    () => () => {
      if (flight && !isOver(flight.state().phase)) changeLeft([...left, flight])
    },
    [flight],
  )
  return {
    flight,
    state,
    others: all.filter((one) => one.purpose === purpose && one.state().phase !== 'cancelled'),
    take: (file, name) => setFlight(beginFlight(file, name, purpose)),
    adopt(other) {
      changeLeft(left.filter((one) => one !== other))
      setFlight(other)
    },
  }
}
