import { DatePicker } from 'antd'
import { dayjs } from '../calendar.ts'
import type { DateControlProps, TimeControlProps } from './TimeControl.tsx'

/** antd's calendar with the time of day, in the browser's zone. */
export function MomentPicker({
  id,
  value,
  onChange,
  onLeave,
  describedBy,
  isInvalid,
  disabled,
}: TimeControlProps) {
  return (
    <DatePicker
      id={id}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      disabled={disabled}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      value={value === null ? null : dayjs(value)}
      onChange={(moment) => onChange(moment ? moment.valueOf() : null)}
      onBlur={onLeave}
    />
  )
}

const written = 'YYYY-MM-DD'

/** antd's calendar without the time of day: the same day whatever the browser's zone. */
export function DayPicker({
  id,
  value,
  onChange,
  onLeave,
  describedBy,
  isInvalid,
  disabled,
}: DateControlProps) {
  return (
    <DatePicker
      id={id}
      format={written}
      disabled={disabled}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      value={value === null ? null : dayjs(value)}
      onChange={(day) => onChange(day ? day.format(written) : null)}
      onBlur={onLeave}
    />
  )
}
