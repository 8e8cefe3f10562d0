import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import type { Thing } from '../place.schema.ts'

interface Props {
  readonly things: readonly Thing[]
  readonly zones: readonly { readonly id: string; readonly label: string }[]
  nameOf(thing: Thing): string
  zoneOf(thing: Thing): string | undefined
  onPut(thing: Thing, zoneId: string | undefined): void
}

/** Each thing with a list of the zones. */
export function ThingList({ things, zones, nameOf, zoneOf, onPut }: Props) {
  const t = useWords(placeWords)
  return (
    <ul className="card-list place-list">
      {things.map((thing) => (
        <li key={thing.id}>
          <label>
            <span>{nameOf(thing)}</span>
            <select
              className="card-input"
              onChange={(event) => onPut(thing, event.target.value || undefined)}
              value={zoneOf(thing) ?? ''}
            >
              <option value="">{t('play.nowhere')}</option>
              {zones.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  )
}
