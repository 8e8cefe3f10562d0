import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'

/** One thing that is sent at a time: whether it is under way, and what is wrong beside a field or as a whole. */
export function useStep() {
  const [isBusy, setBusy] = useState(false)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [trouble, setTrouble] = useState('')
  const clear = () => {
    setFields({})
    setTrouble('')
  }
  /** `explain` says what went wrong outside of the server. */
  const run = async (work: () => Promise<unknown>, explain?: (error: unknown) => string | undefined) => {
    if (isBusy) return
    setBusy(true)
    clear()
    try {
      await work()
    } catch (error) {
      const beside = isRefusal(error) ? error.fields : {}
      setFields(beside)
      if (Object.keys(beside).length === 0) setTrouble(explain?.(error) ?? errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, trouble, problem: (name: string) => fields[name] ?? '', clear, run }
}
