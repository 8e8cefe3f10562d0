import { useState } from 'react'
import type { FormEvent } from 'react'
import type { z } from 'zod'
import type { Fields } from '#kit/contract/field.ts'
import { problemsOf, withinSentence } from '#kit/contract/problem.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useTranslate } from '#kit/i18n/web/words.ts'
import { sessionFaults } from '../session.faults.ts'
import { sessionWords } from '../session.words.ts'
import type { Captcha } from './useCaptcha.ts'

const slowing = [sessionFaults.slowedDown, sessionFaults.registeringSlowed]

type Values = Readonly<Record<string, string>>
type Problems = Readonly<Record<string, Phrase | string>>

interface EntryOptions<Body, Data> {
  readonly schema: z.ZodType<Body> | undefined
  readonly fields: Fields
  readonly blank: Values
  readonly captcha: Captcha
  readonly send: (body: Body & { captchaVerification: string | undefined }) => Promise<Data>
  readonly onDone: (data: Data, values: Values) => void
}

/** A small form of texts that is sent once: signing in and registering. */
export function useEntry<Body, Data>({ schema, fields, captcha, ...options }: EntryOptions<Body, Data>) {
  const translate = useTranslate()
  const [values, setValues] = useState(options.blank)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)

  function show(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    const first = Object.keys(fields).find((name) => found[name])
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  /** Sends it with the captcha's answer; where the server wants a dearer one, once more with that. */
  async function sendVerified(body: Body): Promise<Data> {
    try {
      return await options.send({ ...body, captchaVerification: await captcha.answer() })
    } catch (error) {
      if (!slowing.some(({ code }) => isRefusal(error, code))) throw error
      captcha.renew(values['username'])
      return options.send({ ...body, captchaVerification: await captcha.answer() })
    }
  }

  async function send(form: HTMLFormElement, body: Body) {
    setBusy(true)
    try {
      options.onDone(await sendVerified(body), values)
    } catch (error) {
      setRefusal(errorText(error))
      if (isRefusal(error)) show(form, error.fields)
      captcha.renew()
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || !schema) return
    setRefusal('')
    const parsed = schema.safeParse(values, { reportInput: true })
    if (parsed.success) void send(event.currentTarget, parsed.data)
    else show(event.currentTarget, problemsOf(parsed.error.issues, fields))
  }

  function messageFor(name: string): string | undefined {
    const problem = problems[name]
    if (problem === undefined || typeof problem === 'string') return problem
    const label = withinSentence(translate({ namespace: sessionWords.name, key: `fields.${name}` }))
    return translate({ ...problem, values: { ...problem.values, label } })
  }

  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    problem: messageFor(name),
    onChange: (value: string) => {
      setValues({ ...values, [name]: value })
      setProblems({ ...problems, [name]: '' })
    },
  })
  return { field, refusal, isBusy, onSubmit }
}
