import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { createContext, use, type ComponentProps } from 'react'
import { dayjs } from '#kit/time/web/calendar.ts'
import type { DateControlProps, TimeControlProps } from './TimeControl.tsx'

interface Typing {
  /** What was typed and is no date; it is the value of the field then, and the contract refuses it. */
  readonly text: string | undefined
  readonly onType: (text: string) => void
}

const TypingContext = createContext<Typing>({ text: undefined, onType: () => {} })

/** The calendar's text field. antd's own forgets at its blur what is no date; this one leaves it to be corrected. */
function DateInput({ value, onChange, ...rest }: ComponentProps<'input'>) {
  const { text, onType } = use(TypingContext)
  return (
    <input
      {...rest}
      value={text ?? value}
      onChange={(event) => {
        onType(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

const components = { input: DateInput }

interface CalendarProps extends Omit<TimeControlProps, 'value' | 'onChange'> {
  readonly format: string
  readonly hasTime: boolean
  readonly moment: Dayjs | null
  readonly text: string | undefined
  readonly onPick: (moment: Dayjs | null) => void
  readonly onText: (text: string) => void
}

function Calendar({ format, hasTime, moment, text, onPick, onText, ...props }: CalendarProps) {
  const { id, onLeave, describedBy, isInvalid, disabled } = props
  const onType = (typed: string) => {
    if (typed === '') return onPick(null)
    const parsed = dayjs(typed, format, true)
    if (parsed.isValid()) onPick(parsed)
    else onText(typed)
  }
  return (
    <TypingContext value={{ text, onType }}>
      <DatePicker
        id={id}
        components={components}
        showTime={hasTime && { format: 'HH:mm' }}
        format={format}
        disabled={disabled}
        status={isInvalid ? 'error' : ''}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        value={moment}
        onChange={onPick}
        onBlur={onLeave}
      />
    </TypingContext>
  )
}

/** antd's calendar with the time of day, in the browser's zone. */
export const MomentPicker = ({ value, onChange, ...props }: TimeControlProps) => (
  <Calendar
    {...props}
    format="YYYY-MM-DD HH:mm"
    hasTime
    moment={typeof value === 'number' ? dayjs(value) : null}
    text={typeof value === 'string' ? value : undefined}
    onPick={(moment) => onChange(moment?.valueOf() ?? null)}
    onText={onChange}
  />
)

const written = 'YYYY-MM-DD'

/** antd's calendar without the time of day: the same day whatever the browser's zone. */
export function DayPicker({ value, onChange, ...props }: DateControlProps) {
  const day = value === null ? null : dayjs(value, written, true)
  return (
    <Calendar
      {...props}
      format={written}
      hasTime={false}
      moment={day?.isValid() ? day : null}
      text={day?.isValid() ? undefined : (value ?? undefined)}
      onPick={(moment) => onChange(moment?.format(written) ?? null)}
      onText={onChange}
    />
  )
}
