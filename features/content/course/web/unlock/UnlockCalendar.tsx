import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { useCalendarText } from './calendarText.ts'
import { isMonth, monthAfter, monthOf, weeksOf, type Day } from './month.ts'

interface UnlockCalendarProps {
  /** The units that open on each day. */
  readonly unitsByDay: ReadonlyMap<Day, readonly number[]>
  readonly redeemed: Day
  readonly nameOf: (unit: number) => string
}

/** So many units are named in a day; more are counted. */
const maxNamed = 2

/** A month in which each day names what opens on it. */
export function UnlockCalendar({ unitsByDay, redeemed, nameOf }: UnlockCalendarProps) {
  const t = useWords(designWords)
  const text = useCalendarText()
  const begin = [...unitsByDay.keys()].toSorted()[0] ?? redeemed
  const [turned, setTurned] = useState({ begin, by: 0 })
  // Another redemption begins at its own first month.
  const by = turned.begin === begin ? turned.by : 0
  const month = monthAfter(monthOf(begin), by)
  const weeks = weeksOf(month, text.firstDay)
  const turn = (step: number) => setTurned({ begin, by: by + step })
  return (
    <div className="course-calendar">
      <div className="course-calendar-head">
        <Button
          aria-label={t('unlock.before')}
          icon={<LeftOutlined aria-hidden="true" />}
          onClick={() => turn(-1)}
          type="text"
        />
        <strong aria-live="polite">{text.month(month)}</strong>
        <Button
          aria-label={t('unlock.after')}
          icon={<RightOutlined aria-hidden="true" />}
          onClick={() => turn(1)}
          type="text"
        />
      </div>
      <table>
        <caption className="kit-visually-hidden">
          {t('unlock.calendar', { month: text.month(month) })}
        </caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {text.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  data-open={unitsByDay.has(day) || undefined}
                  data-other={!isMonth(monthOf(day), month) || undefined}
                  data-redeemed={day === redeemed || undefined}
                  key={day}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                  {day === redeemed && <span className="kit-visually-hidden">{t('unlock.redeemed')}</span>}
                  <Units nameOf={nameOf} units={unitsByDay.get(day) ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Units({
  units,
  nameOf,
}: {
  readonly units: readonly number[]
  readonly nameOf: (unit: number) => string
}) {
  const t = useWords(designWords)
  return (
    <>
      {units.slice(0, maxNamed).map((unit) => (
        <span className="course-calendar-unit" key={unit} title={nameOf(unit)}>
          {nameOf(unit)}
        </span>
      ))}
      {units.length > maxNamed && (
        <span className="course-calendar-unit">{t('unlock.more', { count: units.length - maxNamed })}</span>
      )}
    </>
  )
}
