import { useCallback, useMemo, useState } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import { checkValues } from '#kit/contract/fieldProblems.ts'
import { withinSentence } from '#kit/contract/problem.ts'
import { useTranslate } from '#kit/i18n/web/words.ts'
import type { Values } from '../values.ts'
import { differing, isSame } from '../values.ts'

export interface FormState {
  readonly fields: Fields
  readonly values: Values
  /** What was last saved or opened. */
  readonly base: Values
  readonly isDirty: boolean
  readonly change: (name: string, value: unknown) => void
  /** Marks a field as left, so that its problem shows. */
  readonly touch: (name: string) => void
  /** What to show beside fields: of those left or tried, and what the server refused. */
  readonly problems: Readonly<Record<string, string>>
  /** Shows all problems; gives their paths in the order of the form. */
  readonly check: () => string[]
  /** Puts the server's words beside the fields until they change. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void
  /** Puts values in; a function gets the values of that moment. */
  readonly setValues: (values: Values | ((now: Values) => Values)) => void
  /** These values are now what is saved. */
  readonly setBase: (values: Values) => void
}

interface Refused {
  readonly message: string
  /** The value that was refused; another one is not. */
  readonly value: unknown
}

/** The field that a path is in: `places` of `places.2.unit`. */
export const rootOf = (path: string) => path.split('.')[0] ?? path

/** State of a form: values, what is wrong with them in the words of the contract, and what the server refused. */
export function useForm(fields: Fields, initial: Values, labelOf: (path: string) => string): FormState {
  const translate = useTranslate()
  const [values, setValues] = useState(initial)
  const [base, setBase] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, Refused>>>({})

  const own = useMemo(() => checkValues(fields, values), [fields, values])
  const fieldProblems = useMemo(() => {
    const shown = Object.entries(own).filter(([path]) => isTried || touched.has(rootOf(path)))
    const local = shown.map(([path, phrase]) => {
      const label = withinSentence(labelOf(path))
      return [path, translate({ ...phrase, values: { label, ...phrase.values } })] as const
    })
    const server = Object.entries(refused)
      .filter(([path, { value }]) => isSame(values[rootOf(path)], value))
      .map(([path, { message }]) => [path, message] as const)
    return Object.fromEntries([...server, ...local])
  }, [own, touched, isTried, refused, values, translate, labelOf])
  // The same ones stay the same object, so that fields they are not about need not be drawn again.
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>(fieldProblems)
  if (fieldProblems !== problems && !isSame(fieldProblems, problems)) setProblems(fieldProblems)

  const change = useCallback((name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
  }, [])
  const touch = useCallback((name: string) => {
    setTouched((names) => (names.has(name) ? names : new Set([...names, name])))
  }, [])
  const check = () => {
    setTried(true)
    const order = Object.keys(fields)
    return Object.keys(own).toSorted((a, b) => order.indexOf(rootOf(a)) - order.indexOf(rootOf(b)))
  }
  const refuse = (messages: Readonly<Record<string, string>>) => {
    const entries = Object.entries(messages)
    setRefused(
      Object.fromEntries(entries.map(([path, message]) => [path, { message, value: values[rootOf(path)] }])),
    )
  }
  const isDirty = useMemo(() => differing(fields, base, values).length > 0, [fields, base, values])
  return { fields, values, base, isDirty, change, touch, problems, check, refuse, setValues, setBase }
}

/** Moves to the first field with a problem. */
export function focusField(form: HTMLElement | null, path: string | undefined): void {
  if (!form || path === undefined) return
  const holders = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const exact = holders.find((holder) => holder.dataset['field'] === path)
  const holder = exact ?? holders.find((one) => one.dataset['field'] === rootOf(path))
  holder?.scrollIntoView({ block: 'center' })
  holder
    ?.querySelector<HTMLElement>('input:not([type=file]):not([disabled]), textarea, button, [tabindex="0"]')
    ?.focus({ preventScroll: true })
}
