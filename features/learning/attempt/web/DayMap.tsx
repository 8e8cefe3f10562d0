import { useWords } from '#kit/i18n/web/words.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { learningRecord } from '../learning.contract.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import type { Path } from './paths.ts'

interface DayMapProps {
  readonly units: Path['units']
  readonly learnMode: Path['learnMode']
  readonly chosen: number
  readonly onChoose: (unit: number) => void
}

/** One square a day or section, coloured by what was reached; a late one is marked. */
export function DayMap({ units, learnMode, chosen, onChoose }: DayMapProps) {
  const t = useWords(learningStatusWords)
  const words = useResourceWords(learningRecord.name)
  return (
    <ol className="record-map">
      {units.map(({ unit, status, activities }) => {
        const isLate = activities.some((activity) => activity.isLate && activity.status !== 'learned')
        const learned = activities.filter((activity) => activity.status === 'learned').length
        const name = [
          t(`unit.${learnMode}`, { number: unit }),
          words.state(status),
          t('reached', { learned, all: activities.length }),
          ...(isLate ? [t('lateHere')] : []),
        ]
        return (
          <li key={unit}>
            <button
              type="button"
              aria-label={name.join(', ')}
              aria-pressed={unit === chosen}
              title={name.join(' · ')}
              data-tone={learningRecord.machine.states[status]}
              data-late={isLate || undefined}
              onClick={() => onChoose(unit)}
            >
              <b>{unit}</b>
              <small>{activities.length > 0 && `${learned}/${activities.length}`}</small>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
