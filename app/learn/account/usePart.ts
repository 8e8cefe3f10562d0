import { useRef, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { clean, savedNow, type SaveState } from '#kit/form/web/saveState.ts'

interface PartOptions<Body> {
  readonly send: (body: Body) => Promise<unknown>
  readonly onSaved: (body: Body) => void
  /** Called with the first field that was refused. */
  readonly onProblem?: (field: string) => void
  /** What was typed outlives the page. */
  readonly isKept?: boolean
}

type Problems = Readonly<Record<string, string>>

/** One part of the account that is saved by itself: its save state and what is wrong with its fields. */
export function usePart<Body>({ send, onSaved, onProblem, isKept = false }: PartOptions<Body>) {
  const [state, setState] = useState<SaveState>(clean)
  const [problems, setProblems] = useState<Problems>({})
  // Two quick presses come before the next paint: the same is sent once, something else after it.
  const sending = useRef<Body>(undefined)
  const next = useRef<Body>(undefined)
  const refuse = (error: unknown) => {
    const fields = isRefusal(error) ? error.fields : {}
    const [first] = Object.keys(fields)
    setProblems(fields)
    if (first !== undefined) onProblem?.(first)
    if (first !== undefined) setState({ kind: 'unsaved' })
    else if (isKept && error instanceof TypeError) setState({ kind: 'offline' })
    else setState({ kind: 'refused', why: errorText(error) })
  }
  const save = (body: Body) => {
    if (sending.current !== undefined) {
      next.current = sameJson(sending.current, body) ? undefined : body
      return
    }
    sending.current = body
    setState({ kind: 'saving' })
    setProblems({})
    void send(body)
      .then(() => {
        setState(savedNow())
        onSaved(body)
      }, refuse)
      .finally(() => {
        const waiting = next.current
        sending.current = undefined
        next.current = undefined
        if (waiting !== undefined) save(waiting)
      })
  }
  /** Somebody types on: what was wrong with the field is looked at anew. */
  const touch = (field: string) => {
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
    setState({ kind: 'unsaved' })
  }
  return { state, problems, save, touch }
}
