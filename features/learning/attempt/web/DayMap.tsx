import { FlagOutlined } from '@ant-design/icons'
import { useWords } from '#kit/i18n/web/words.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { learningRecord } from '../learning.contract.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import type { Path } from './paths.ts'

interface DayMapProps {
  readonly path: Path
  readonly chosen: number
  readonly onChoose: (unit: number) => void
}

/**
 * One square a day or section, coloured by what was reached; a late one is marked, and so is a milestone. Days by their sections.
 */
export function DayMap({ path, chosen, onChoose }: DayMapProps) {
  const t = useWords(learningStatusWords)
  const { units, sections } = path
  const squares = (from: number, to: number) => (
    <ol className="record-map">
      {units
        .filter(({ unit }) => from <= unit && unit <= to)
        .map((unit) => (
          <Square
            isChosen={unit.unit === chosen}
            key={unit.unit}
            learnMode={path.learnMode}
            onChoose={onChoose}
            unit={unit}
          />
        ))}
    </ol>
  )
  const first = (sections[0]?.from ?? units.length + 1) - 1
  return (
    <>
      {first > 0 && squares(1, first)}
      {sections.map(({ title, overview, from, to }) => (
        <section aria-label={title} className="record-group" key={from}>
          <h3>
            {title}{' '}
            <small className="kit-muted">
              {from === to ? t('unit.day', { number: from }) : t('days', { from, to })}
            </small>
          </h3>
          {overview !== '' && <p className="kit-muted">{overview}</p>}
          {squares(from, to)}
        </section>
      ))}
    </>
  )
}

interface SquareProps extends Pick<Path, 'learnMode'>, Pick<DayMapProps, 'onChoose'> {
  readonly unit: Path['units'][number]
  readonly isChosen: boolean
}

function Square({
  unit: { unit, status, activities, milestones },
  isChosen,
  learnMode,
  onChoose,
}: SquareProps) {
  const t = useWords(learningStatusWords)
  const words = useResourceWords(learningRecord.name)
  const isLate = activities.some((activity) => activity.isLate && activity.status !== 'learned')
  const learned = activities.filter((activity) => activity.status === 'learned').length
  const name = [
    t(`unit.${learnMode}`, { number: unit }),
    words.state(status),
    t('reached', { learned, all: activities.length }),
    ...(isLate ? [t('lateHere')] : []),
    ...milestones.map(({ title }) => title),
  ]
  return (
    <li>
      <button
        type="button"
        aria-label={name.join(', ')}
        aria-pressed={isChosen}
        title={name.join(' · ')}
        data-tone={learningRecord.machine.states[status]}
        data-late={isLate || undefined}
        onClick={() => onChoose(unit)}
      >
        <b>{unit}</b>
        <small>{activities.length > 0 && `${learned}/${activities.length}`}</small>
        {milestones.length > 0 && (
          <FlagOutlined
            aria-hidden="true"
            className="record-flag"
            data-reached={milestones.every(({ isReached }) => isReached) || undefined}
          />
        )}
      </button>
    </li>
  )
}
