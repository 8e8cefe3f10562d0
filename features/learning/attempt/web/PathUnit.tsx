import { FlagOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useRead } from '#kit/http/web/query.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { learningRecord, learningRecordEndpoints } from '../learning.contract.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import { Answers } from './Answers.tsx'
import { LateMark, Duration, Percentage, StarsText } from './resultValues.tsx'
import { Reflections } from './Reflections.tsx'
import type { Path } from './paths.ts'

type Unit = Path['units'][number]
type Activity = Unit['activities'][number]

/** What was done on one day or in one section. */
export function PathUnit({ unit, path }: { readonly unit: Unit; readonly path: Path }) {
  const t = useWords(learningStatusWords)
  const format = useFormat()
  const { opensAt, activities } = unit
  const section = path.sections.find(({ from, to }) => from <= unit.unit && unit.unit <= to)
  return (
    <div className="record-unit">
      <h3>
        {t(`unit.${path.learnMode}`, { number: unit.unit })}
        {(section?.title ?? unit.title) !== '' && ` · ${section?.title ?? unit.title}`}
      </h3>
      <p className="kit-muted">
        {opensAt === null ? t('opensAfter') : t('opens', { time: format.dateTime(opensAt) })}
      </p>
      {activities.length === 0 && <p className="kit-muted">{t('freeUnit')}</p>}
      <ul className="record-activities">
        {activities.map((activity) => (
          <PathActivity key={activity.activityId} activity={activity} />
        ))}
      </ul>
      <Milestones unit={unit} />
    </div>
  )
}

/** What is reached with the unit, and whether the learner is there. */
function Milestones({ unit }: { readonly unit: Unit }) {
  const t = useWords(learningStatusWords)
  return unit.milestones.map(({ title, isReached }, index) => (
    // Milestones have no identity of their own; their place is what they are.
    <p className="record-milestone" key={index}>
      <FlagOutlined aria-hidden="true" /> <b>{title}</b>
      <span className="kit-tag" data-tone={isReached ? 'ok' : 'off'}>
        {isReached ? t('milestone.reached') : t('milestone.notReached')}
      </span>
    </p>
  ))
}

function PathActivity({ activity }: { readonly activity: Activity }) {
  const t = useWords(learningStatusWords)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { title, status, stars, scaled, durationMs, isLate, startedAt } = activity
  const hasMore = activity.id !== null && startedAt !== null
  return (
    <li>
      <div className="record-activity">
        <b>{title}</b>
        <StatusTag machine={learningRecord.machine} status={status} />
        {isLate && <LateMark />}
        {status === 'learned' && <StarsText count={stars} />}
        {startedAt !== null && (
          <>
            <Percentage share={scaled} />
            <Duration ms={durationMs} />
          </>
        )}
        {hasMore && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${t('answers')}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t('answers')}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && activity.id !== null && <ActivityAnswers id={activity.id} />}
      </div>
    </li>
  )
}

function ActivityAnswers({ id }: { readonly id: number }) {
  const read = useRead(learningRecordEndpoints.get, { query: { id } })
  if (!read.data) return <PendingState read={read} skeleton={<FormSkeleton fields={2} />} />
  return (
    <>
      <Answers answers={read.data.answers} forgottenAt={read.data.answersForgottenAt} hasBegun />
      <Reflections reflections={read.data.reflections} />
    </>
  )
}
