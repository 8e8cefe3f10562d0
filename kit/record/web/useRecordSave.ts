import { useRef, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { SaveState } from '#kit/form/web/saveState.ts'
import { clean, savedNow } from '#kit/form/web/saveState.ts'
import type { FormState } from '#kit/form/web/useForm.ts'
import { focusField } from '#kit/form/web/useForm.ts'
import type { Values } from '#kit/form/values.ts'
import { differing, mergeValues, savedValues, valuesOf } from '#kit/form/values.ts'

/** Two changes of the same fields, waiting for a choice. */
export interface Clash {
  readonly conflicts: readonly string[]
  readonly merged: Values
  readonly theirs: Values
  readonly revision: number
}

export interface RecordSave {
  readonly state: SaveState
  readonly revision: number
  /** Saves what is on the screen; the id of the record, or undefined where it was not saved. */
  readonly save: () => Promise<number | undefined>
  readonly clash: Clash | undefined
  readonly resolveClash: (values: Values | undefined) => void
  /** Takes over a newer record while nothing is typed. */
  readonly adopt: (record: Recorded) => void
}

/** What is put in the place of what was saved, where nothing else has been typed since. */
const taken = (typed: Values, saved: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== saved[name] && typed[name] === saved[name]),
  )

/** Saving of one record: checks, the call, the server's words beside the fields, and other people's changes. */
export function useRecordSave(
  resource: Formed,
  record: Recorded | undefined,
  form: FormState,
  element: () => HTMLElement | null,
): RecordSave {
  const t = useWords(kitWords)
  const refresh = useRefresh()
  const [state, setState] = useState<SaveState>(clean)
  const [clash, setClash] = useState<Clash>()
  const [revision, setRevision] = useState(record?.revision ?? 0)
  const key = useRef({ contents: '', key: '' })
  const isFlying = useRef(false)
  const { create, update, get } = resource.endpoints

  const write = async (values: Values, from: number): Promise<number> => {
    if (!record) {
      const contents = JSON.stringify(values)
      if (key.current.contents !== contents) key.current = { contents, key: newKey() }
      if (!create) throw new Error(`${resource.name} has no create`)
      return Number(await call(create, { body: values, idempotencyKey: key.current.key }))
    }
    if (!update) throw new Error(`${resource.name} has no update`)
    const body = { ...values, id: record.id, revision: from }
    setRevision(Number(await call(update, { body })))
    return record.id
  }
  const meet = async (): Promise<void> => {
    if (!record) return
    const fresh = (await call(get, { query: { id: record.id } })) as Recorded
    const theirs = valuesOf(form.fields, fresh)
    const { merged, conflicts } = mergeValues(form.fields, form.base, form.values, theirs)
    if (conflicts.length > 0) return setClash({ conflicts, merged, theirs, revision: fresh.revision })
    notify({ kind: 'info', text: t('stale.merged') })
    await join(merged, theirs, fresh.revision)
  }
  const join = async (values: Values, theirs: Values, newRevision: number) => {
    setRevision(newRevision)
    form.setBase(theirs)
    const taken = differing(form.fields, form.values, values).map((name) => [name, values[name]] as const)
    // What has been typed since the save began stays.
    form.setValues((now) => ({ ...now, ...Object.fromEntries(taken) }))
    await send(values, newRevision)
  }
  const fail = async (error: unknown): Promise<void> => {
    if (isRefusal(error, 409) && record) {
      setState({ kind: 'unsaved' })
      return meet().catch(fail)
    }
    if (!isRefusal(error)) return setState({ kind: 'offline' })
    form.refuse(error.fields)
    setState({ kind: 'refused', why: errorText(error) })
    // After the problems are drawn.
    setTimeout(() => focusField(element(), Object.keys(error.fields)[0]))
  }
  const send = async (values: Values, from: number): Promise<number | undefined> => {
    isFlying.current = true
    setState({ kind: 'saving' })
    try {
      const id = await write(values, from)
      const now = savedValues(form.fields, values)
      form.setBase(now)
      form.setValues((typed) => ({ ...typed, ...taken(typed, values, now) }))
      setState(savedNow())
      void refresh(resource.endpoints.page)
      return id
    } catch (error) {
      await fail(error)
      return undefined
    } finally {
      isFlying.current = false
    }
  }
  const save = async () => {
    if (isFlying.current) return undefined
    const [first, ...others] = form.check()
    if (first === undefined) return send(form.values, revision)
    setState({ kind: 'refused', why: t('form.problems', { count: others.length + 1 }) })
    setTimeout(() => focusField(element(), first))
    return undefined
  }
  const resolveClash = (values: Values | undefined) => {
    setClash(undefined)
    if (clash && values) void join(values, clash.theirs, clash.revision)
  }
  const adopt = (newer: Recorded) => {
    if (newer.revision <= revision) return
    setRevision(newer.revision)
    const values = valuesOf(form.fields, newer)
    form.setBase(values)
    form.setValues(values)
  }
  const shown: SaveState = form.isDirty && /clean|saved/.test(state.kind) ? { kind: 'unsaved' } : state
  return { state: shown, revision, save, clash, resolveClash, adopt }
}
