import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useFormat } from '../format.ts'
import type { ControlIds } from './FormField.tsx'

const MomentPicker = lazy(() => import('./MomentPicker.tsx').then((file) => ({ default: file.MomentPicker })))

export interface TimeControlProps extends ControlIds {
  readonly value: number | null
  readonly onChange: (stamp: number | null) => void
  readonly onLeave: () => void
  readonly disabled: boolean
}

/** A moment; the calendar is its own chunk, the value stands until it has come. */
export function TimeControl(props: TimeControlProps) {
  const format = useFormat()
  const text = props.value === null ? '' : format.dateTime(props.value)
  return (
    <Suspense
      fallback={
        <Button id={props.id} disabled>
          {text}
        </Button>
      }
    >
      <MomentPicker {...props} />
    </Suspense>
  )
}
