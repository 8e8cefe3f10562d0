import { useSyncExternalStore } from 'react'
import type { Outbox, OutboxState } from './outbox.ts'

export const useOutboxState = (outbox: Outbox): OutboxState =>
  useSyncExternalStore(outbox.subscribe, outbox.state)
