import type { ComponentProps } from 'react'
import { RecordPicker, RecordsPicker } from './RecordPicker.tsx'
import { useCreation } from './useCreation.ts'

/** A picker of a form, which makes what it does not find. */
export const CreatingPicker = (props: ComponentProps<typeof RecordPicker>) => (
  <RecordPicker {...props} creation={useCreation(props.resource)} />
)

/** The same for several. */
export const CreatingRecordsPicker = (props: ComponentProps<typeof RecordsPicker>) => (
  <RecordsPicker {...props} creation={useCreation(props.resource)} />
)
