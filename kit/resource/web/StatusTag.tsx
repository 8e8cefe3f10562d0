import type { Machine } from '#kit/contract/machine.ts'
import { useResourceWords } from './resourceWords.ts'

interface StatusTagProps {
  readonly machine: Machine
  readonly status: string
}

/** A record's state as colour and word, the same everywhere; the machine has the colour, its namespace the word. */
export function StatusTag({ machine, status }: StatusTagProps) {
  const words = useResourceWords(machine.name)
  return (
    <span className="kit-tag" data-tone={machine.states[status] ?? 'off'}>
      {words.state(status)}
    </span>
  )
}
