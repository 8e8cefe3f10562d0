import { useEffectEvent, useEffect, useMemo, useState, type RefObject } from 'react'
import { differing } from '#kit/form/values.ts'
import { focusField, rootOf, type FormState } from '#kit/form/web/useForm.ts'
import { fieldsWritten, type FormLayout, type FormSection } from './layout.ts'

interface Steps {
  readonly sections: readonly FormSection[]
  /** Only the steps of the layout are shown. */
  readonly isShort: boolean
  readonly showAll: () => void
}

/**
 * The sections of a form: of a new record its steps, until somebody wants to see all of it, or something that no step shows was
 * refused, or brought back from an earlier visit.
 */
export function useSteps(
  form: FormState,
  layout: FormLayout | undefined,
  isBegun: boolean,
  element: RefObject<HTMLElement | null>,
): Steps {
  const { fields, base, values, problems } = form
  const steps = isBegun ? layout?.steps : undefined
  const [isWhole, setWhole] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const shown = useMemo(() => layout && steps && fieldsWritten(layout, steps), [layout, steps])
  const isShown = (path: string) => !shown || shown.has(rootOf(path))
  const isShort = steps !== undefined && !isWhole
  if (
    isShort &&
    [...Object.keys(problems), ...differing(fields, base, values)].some((path) => !isShown(path))
  )
    setWhole(true)

  // The button that was clicked is gone; the first field that it brought goes on in its place.
  const follow = useEffectEvent(() => focusField(element.current, wanted))
  useEffect(() => {
    if (wanted !== undefined) follow()
  }, [wanted])

  const all = layout?.sections ?? [{ key: 'basics', fields: Object.keys(fields) }]
  const showAll = () => {
    setWhole(true)
    setWanted(all.flatMap((section) => section.fields).find((name) => !isShown(name)))
  }
  return { sections: isShort ? steps : all, isShort, showAll }
}
