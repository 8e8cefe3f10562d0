import './richTextField.css'
import { lazy, Suspense } from 'react'
import type { RichText as Value } from '../richText.ts'

export interface RichTextProps {
  readonly value: Value
  /** Names the field for a screen reader. */
  readonly label: string
  readonly disabled?: boolean
  onChange(value: Value): void
}

const Field = lazy(async () => ({ default: (await import('./RichTextField.tsx')).RichTextField }))

/** A field for rich text; the editor behind it is loaded when the first one is shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<div aria-busy="true" className="rich-field" />}>
      <Field {...props} />
    </Suspense>
  )
}
