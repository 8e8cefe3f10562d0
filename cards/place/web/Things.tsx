import '#kit/dnd/web/dragStyles.ts'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { useRef, useState } from 'react'
import { sensors, silent } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import type { Placed, Thing } from '../place.schema.ts'
import { Board } from './Board.tsx'
import { ListSwitch } from './ListSwitch.tsx'
import type { PlaceProps } from './playerProps.ts'
import { ThingChip } from './ThingChip.tsx'
import { ThingList } from './ThingList.tsx'
import { ZoneOnBoard } from './ZoneOnBoard.tsx'

/** Things that are dragged into their zones; or one is touched, then its zone; or each zone is chosen from a list. */
export function Things(props: PlaceProps) {
  const { card, files, response, verdict, isSending, respond } = props
  const t = useWords(placeWords)
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<string>()
  const [isList, setList] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const placed = response?.placed ?? []
  const isClosed = verdict !== undefined || isSending
  const zoneOf = (thing: Thing) => placed.find(({ thingId }) => thingId === thing.id)?.zoneId
  const free = card.things.filter((thing) => zoneOf(thing) === undefined)
  const chosen = free.find(({ id }) => id === selected) ?? free[0]
  const nameOf = (thing: Thing) =>
    thing.text || thing.picture?.alt || t('play.thing', { number: card.things.indexOf(thing) + 1 })
  const labelOf = (zoneId: string) => {
    const index = card.zones.findIndex(({ id }) => id === zoneId)
    return card.zones[index]?.label || t('play.zone', { number: index + 1 })
  }

  function change(now: Placed[]): void {
    respond(now.length > 0 ? { placed: now, points: [], zoneIds: [] } : undefined)
  }

  /** No zone: back among those that are free. */
  function put(thing: Thing | undefined, zoneId: string | undefined): void {
    if (isClosed || !thing) return
    const others = placed.filter(({ thingId }) => thingId !== thing.id)
    change(zoneId === undefined ? others : [...others, { thingId: thing.id, zoneId }])
    setSelected(zoneId === undefined ? thing.id : undefined)
    const values = { thing: nameOf(thing), zone: zoneId === undefined ? '' : labelOf(zoneId) }
    setAnnouncement(t(zoneId === undefined ? 'play.takenBack' : 'play.placed', values))
  }

  function onDragEnd({ operation, canceled }: DragEndEvent): void {
    const thing = card.things.find(({ id }) => `thing-${id}` === operation.source?.id)
    const zone = card.zones.find(({ id }) => `zone-${id}` === operation.target?.id)
    if (!canceled && thing) put(thing, zone?.id)
  }

  /** Undefined while nothing is known of it: without the solution only that all is right. */
  function isRight(thing: Thing): boolean | undefined {
    const right = verdict?.solution?.things.find(({ id }) => id === thing.id)
    const zoneId = zoneOf(thing)
    if (right) return right.zoneIds.length === 0 ? zoneId === undefined : right.zoneIds.includes(zoneId ?? '')
    return verdict?.outcome === 'correct' ? true : undefined
  }
  const wouldOf = (thing: Thing): string | undefined =>
    verdict?.solution?.things
      .find(({ id }) => id === thing.id)
      ?.zoneIds.map(labelOf)
      .join(' / ')
  const wrong = verdict?.solution ? card.things.filter((thing) => isRight(thing) === false) : []

  return (
    <div ref={root}>
      {!isClosed && (
        <div className="place-head">
          <p className="place-how">{t(isList ? 'play.howList' : 'play.how')}</p>
          <ListSwitch isList={isList} onChange={setList} />
        </div>
      )}
      <DragDropProvider onDragEnd={onDragEnd} plugins={silent} sensors={sensors}>
        <Board card={card} files={files}>
          {card.zones.map((zone) => (
            <ZoneOnBoard
              isClosed={isClosed || isList}
              key={zone.id}
              label={labelOf(zone.id)}
              onTouch={() => put(chosen, zone.id)}
              showsLabel={card.showLabels}
              zone={zone}
              {...(chosen && !isClosed && { next: nameOf(chosen) })}
            >
              {card.things
                .filter((thing) => zoneOf(thing) === zone.id)
                .map((thing) => (
                  <ThingChip
                    files={files}
                    isClosed={isClosed || isList}
                    isRight={isRight(thing)}
                    key={thing.id}
                    label={t('play.filled', { thing: nameOf(thing), zone: labelOf(zone.id) })}
                    name={nameOf(thing)}
                    onTouch={() => put(thing, undefined)}
                    thing={thing}
                  />
                ))}
            </ZoneOnBoard>
          ))}
        </Board>
        {!isClosed && !isList && free.length > 0 && (
          <div aria-label={t('play.things')} className="place-tray" role="group">
            {free.map((thing) => (
              <ThingChip
                files={files}
                isChosen={thing === chosen}
                key={thing.id}
                label={nameOf(thing)}
                name={nameOf(thing)}
                onTouch={() => setSelected(thing.id)}
                thing={thing}
              />
            ))}
          </div>
        )}
      </DragDropProvider>
      {!isClosed && isList && (
        <ThingList
          nameOf={nameOf}
          onPut={put}
          things={card.things}
          zoneOf={zoneOf}
          zones={card.zones.map(({ id }) => ({ id, label: labelOf(id) }))}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {wrong.length > 0 && (
        <section className="card-note">
          <h3>{t('play.right')}</h3>
          <ul>
            {wrong.map((thing) => (
              <li key={thing.id}>
                {t(wouldOf(thing) ? 'play.belongs' : 'play.belongsNowhere', {
                  thing: nameOf(thing),
                  zone: wouldOf(thing) ?? '',
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
