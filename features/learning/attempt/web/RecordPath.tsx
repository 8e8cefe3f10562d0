import './path.css'
import { useState } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
import { Go } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { learningRecordEndpoints } from '../learning.contract.ts'
import { paceMachine } from '../learning.machine.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import { Abilities } from './Abilities.tsx'
import { DayList } from './DayList.tsx'
import { DayMap } from './DayMap.tsx'
import { PathUnit } from './PathUnit.tsx'
import { statusHome, type Path } from './paths.ts'

interface RecordPathProps {
  readonly userId: number
  readonly courseId: number
}

/** A learner's way through a course: the map of its days, what was done in each, and when. */
export function RecordPath({ userId, courseId }: RecordPathProps) {
  const read = useRead(learningRecordEndpoints.path, { query: { userId, courseId } })
  return read.data ? <PathView path={read.data} /> : <PendingState read={read} />
}

function PathView({ path }: { readonly path: Path }) {
  const t = useWords(learningStatusWords)
  const [chosen, choose] = useState(() => firstToLookAt(path))
  useScreenName(path.userName)
  const unit = path.units.find((one) => one.unit === chosen)
  return (
    <div className="record-path">
      <ScreenHead
        title={path.userName}
        lead={path.courseTitle}
        mark={<StatusTag machine={paceMachine} status={path.status} />}
      >
        <Go href={statusHome}>{t('toAll')}</Go>
      </ScreenHead>
      <PathFigures path={path} />
      <section className="kit-panel record-panel" aria-label={t(`map.${path.learnMode}`)}>
        <h2>{t(`map.${path.learnMode}`)}</h2>
        <DayMap path={path} chosen={chosen} onChoose={choose} />
        {unit && <PathUnit key={unit.unit} unit={unit} path={path} />}
      </section>
      <section className="kit-panel record-panel record-facts">
        <Abilities scores={path.scores} />
        <DayList days={path.days} />
        {path.days.length === 0 && <p className="kit-muted">{t('nothingYet')}</p>}
      </section>
    </div>
  )
}

/** Where the learner stands: what they are at, else what comes next, else the last day. */
const firstToLookAt = ({ units }: Path): number =>
  (units.find(({ status }) => status === 'learning') ?? units.find(({ status }) => status !== 'learned'))
    ?.unit ??
  units.at(-1)?.unit ??
  1

function PathFigures({ path }: { readonly path: Path }) {
  const t = useWords(learningStatusWords)
  const format = useFormat()
  const activities = path.units.flatMap((unit) => unit.activities)
  const sum = (of: (activity: (typeof activities)[number]) => number) =>
    activities.reduce((total, activity) => total + of(activity), 0)
  const durationMs = sum((activity) => activity.durationMs)
  const rows = [
    [
      'learnedActivities',
      t('reached', {
        learned: sum(({ status }) => Number(status === 'learned')),
        all: activities.length,
      }),
    ],
    ['stars', `${format.number(sum(({ stars }) => stars))}/${format.number(activities.length * 3)}`],
    ['durationMs', durationMs > 0 ? format.length(durationMs) : ''],
    ['startsOn', `${path.startsOn} · ${path.timeZone}`],
    ['createdAt', format.dateTime(path.redeemedAt)],
  ] as const
  return <Facts className="record-totals" rows={rows} labelOf={(name) => t(`fields.${name}`)} />
}
