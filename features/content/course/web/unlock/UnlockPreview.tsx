import './unlock.css'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { Values } from '#kit/form/values.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { localDay } from '#kit/time/calendar.ts'
import { designWords } from '../../course-design.words.ts'
import { sameIn } from '../units/sameValues.ts'
import { unitsOf } from '../units/units.ts'
import { useUnitName } from '../units/useUnitName.ts'
import { unlocksOf, rulesIn, unitsByDay, type ImaginedLearner } from './unlocks.ts'
import { UnlockPrompt } from './UnlockPrompt.tsx'
import { UnlockCalendar } from './UnlockCalendar.tsx'
import { UnlockTable } from './UnlockTable.tsx'

const defaultLearner = (): ImaginedLearner => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { redeemed: localDay(Date.now(), timeZone), timeZone, pace: 1 }
}

/** The fields that the unlocks depend on. */
const usedFields = [
  'type',
  'startDate',
  'learnMode',
  'unlockMode',
  'isChasing',
  'days',
  'sections',
  'milestones',
]

/** E2: what opens when for a learner who redeems on a chosen day in a chosen zone. */
export const UnlockPreview = memo(Preview, sameIn(usedFields))

function Preview({ values: newest }: { readonly values: Values }) {
  const t = useWords(designWords)
  const values = useDeferredValue(newest)
  const [learner, setLearner] = useState(defaultLearner)
  const course = useMemo(() => unitsOf(values), [values])
  const nameOf = useUnitName(course)
  const rules = rulesIn(values)
  const unlocks = useMemo(() => {
    const current = rulesIn(values)
    return current ? unlocksOf(current, course.count, learner) : []
  }, [values, course.count, learner])
  const byDay = useMemo(() => unitsByDay(unlocks), [unlocks])
  if (!rules || course.count === 0) return <p className="kit-muted">{t('unlock.needsRules')}</p>
  if (rules.type === 'camp' && !rules.startsOn) return <p className="kit-muted">{t('unlock.needsDate')}</p>
  return (
    <div aria-label={t('unlock.title')} className="course-unlock" role="group">
      <UnlockPrompt hasPace={rules.unlockMode === 'gradual'} learner={learner} onChange={setLearner} />
      <UnlockCalendar nameOf={nameOf} unitsByDay={byDay} redeemed={learner.redeemed} />
      <UnlockTable
        milestones={course.milestones}
        nameOf={nameOf}
        unlocks={unlocks}
        isGradual={rules.unlockMode === 'gradual'}
      />
      {rules.unlockMode !== 'gradual' && (
        <p className="kit-muted">{t(rules.isChasing ? 'unlock.chasing' : 'unlock.noChasing')}</p>
      )}
    </div>
  )
}
