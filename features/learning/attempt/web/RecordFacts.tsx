import '#kit/form/web/form.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
import { Go } from '#kit/view/web/Go.tsx'
import { learningRecord } from '../learning.contract.ts'
import { learningWords } from '../learning.words.ts'
import { Abilities } from './Abilities.tsx'
import { Answers } from './Answers.tsx'
import { DayList } from './DayList.tsx'
import { LateMark, StarsText } from './resultValues.tsx'
import { pathOf } from './paths.ts'
import { Reflections } from './Reflections.tsx'

/** All that is known of a record: what was reached, on which days, in which abilities, and every answer in its words. */
export function RecordFacts({ record }: { readonly record: object }) {
  const t = useWords(learningWords)
  const read = learningRecord.record.safeParse(record).data
  if (!read) return null
  const { userId, courseId } = read
  return (
    <div className="record-facts">
      <div className="record-head">
        {read.isLate && <LateMark />}
        {read.status === 'learned' && <StarsText count={read.stars} />}
        {courseId !== null && <Go href={pathOf(userId, courseId)}>{t('toPath')}</Go>}
      </div>
      <Figures read={read} />
      <Abilities scores={read.scores} />
      <DayList days={read.days} />
      <Answers
        answers={read.answers}
        forgottenAt={read.answersForgottenAt}
        hasBegun={read.startedAt !== null}
      />
      <Reflections reflections={read.reflections} />
    </div>
  )
}

type Read = ReturnType<typeof learningRecord.record.parse>

function Figures({ read }: { readonly read: Read }) {
  const words = useResourceWords(learningRecord.name)
  const format = useFormat()
  const moment = (at: number | null) => (at === null ? '' : format.dateTime(at))
  const score =
    read.scaled === null
      ? ''
      : `${format.percent(read.scaled)} (${format.number(read.points)}/${format.number(read.maxPoints)})`
  const rows = [
    ['userName', read.userName],
    ['activityTitle', read.activityTitle],
    ['courseTitle', read.courseTitle],
    ['productTitle', read.productTitle],
    ['unit', read.unit === null ? '' : format.number(read.unit)],
    ['unlockAt', moment(read.unlockAt)],
    ['dueAt', moment(read.dueAt)],
    ['startedAt', moment(read.startedAt)],
    ['lastAt', moment(read.lastAt)],
    ['finishedAt', moment(read.finishedAt)],
    ['scaled', score],
    ['durationMs', read.durationMs > 0 ? format.length(read.durationMs) : ''],
    ['sittings', read.sittings > 0 ? format.number(read.sittings) : ''],
    ['dayCount', read.dayCount > 0 ? format.number(read.dayCount) : ''],
    ['versionNumber', read.versionNumber === null ? '' : format.number(read.versionNumber)],
  ] as const
  return <Facts className="kit-view" rows={rows} labelOf={words.label} />
}
