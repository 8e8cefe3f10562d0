import './board.css'
import type { Values } from '#kit/form/values.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { placesByUnit } from '../../course.places.ts'
import { designWords } from '../../course-design.words.ts'
import { unitsOf } from '../units/units.ts'
import { useUnitName } from '../units/useUnitName.ts'
import { PlaceFace } from './PlaceFace.tsx'
import { usePlacedFaces } from './usePlacedFaces.ts'

/** The units that hold something, to be read. */
export function PlacesList({ values }: { readonly values: Values }) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const course = unitsOf(values)
  const nameOf = useUnitName(course)
  const faceOf = usePlacedFaces()
  const byUnit = [...placesByUnit(course.places)].toSorted(([one], [other]) => one - other)
  if (byUnit.length === 0) return <span className="kit-muted">{kit('common.none')}</span>
  return (
    <div aria-label={t('places.board')} className="course-board" role="group" tabIndex={0}>
      {byUnit.map(([unit, places]) => (
        <section className="course-unit" key={unit}>
          <header className="course-unit-head">
            <span className="course-unit-name">{nameOf(unit)}</span>
          </header>
          <ul className="course-places">
            {places.map(({ activityId }) => (
              <li className="course-place" key={activityId}>
                <div className="course-place-card" data-still>
                  <PlaceFace face={faceOf(activityId)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
