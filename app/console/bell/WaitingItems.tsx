import { useEffect } from 'react'
import { useWaitingItems, type WaitingItems as Items } from './useWaitingItems.tsx'

/** Tells the bell what waits, once it is opened; until then nothing of it is loaded. */
export function WaitingItems({ onChange }: { readonly onChange: (items: Items) => void }) {
  const items = useWaitingItems()
  useEffect(() => onChange(items), [items, onChange])
  return null
}
