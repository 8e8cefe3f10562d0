import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import type { ControlIds } from '#kit/form/web/FormField.tsx'

const MomentPicker = lazy(() => import('./MomentPicker.tsx').then((file) => ({ default: file.MomentPicker })))

const DayPicker = lazy(() => import('./MomentPicker.tsx').then((file) => ({ default: file.DayPicker })))

interface ControlProps<Value> extends ControlIds {
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
  readonly onLeave: () => void
  readonly disabled: boolean
}
/** A text is what was typed and is no date. */
export type TimeControlProps = ControlProps<number | string>
export type DateControlProps = ControlProps<string>

/** A moment; the calendar is its own chunk, the value stands until it has come. */
export function TimeControl(props: TimeControlProps) {
  const format = useFormat()
  const { value } = props
  const text = typeof value === 'number' ? format.dateTime(value) : (value ?? '')
  return (
    <Suspense fallback={<StaticDate id={props.id} text={text} />}>
      <MomentPicker {...props} />
    </Suspense>
  )
}

/** A day of the calendar. */
export const DateControl = (props: DateControlProps) => (
  <Suspense fallback={<StaticDate id={props.id} text={props.value ?? ''} />}>
    <DayPicker {...props} />
  </Suspense>
)

const StaticDate = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <Button id={id} disabled>
    {text}
  </Button>
)
