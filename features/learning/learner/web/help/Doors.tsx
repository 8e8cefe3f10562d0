import { lazy, Suspense, useState } from 'react'
import type { Deck } from '#deck/deck.document.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Door, HelpDoor } from './door.ts'
import { loadAskTeacher, loadHelpSheet } from './loadDoors.ts'

const AskTeacher = lazy(async () => ({ default: (await loadAskTeacher()).AskTeacher }))
const HelpSheet = lazy(async () => ({ default: (await loadHelpSheet()).HelpSheet }))

interface Props {
  readonly activityId: number
  readonly cards: Deck
  readonly offer: HelpOffer
  readonly outbox: Outbox
  readonly door: Door | undefined
  readonly onDoor: (door: Door | undefined) => void
  /** Shows another card, for a look. */
  readonly onGoTo: (cardId: number) => void
}

/** What opens beside a card: the question to those who teach, and the help, which goes on while it is closed. */
export function Doors({ activityId, cards, offer, outbox, door, onDoor, onGoTo }: Props) {
  const [helped, setHelped] = useState<HelpDoor>()
  if (door?.kind === 'help' && door !== helped) setHelped(door)
  const close = () => onDoor(undefined)
  return (
    <>
      {door?.kind === 'ask' && (
        <Suspense>
          <AskTeacher
            activityId={activityId}
            cardId={door.cardId}
            onClose={close}
            outbox={outbox}
            talkId={door.talkId}
            text={door.text}
          />
        </Suspense>
      )}
      {helped && (
        <Suspense>
          <HelpSheet
            activityId={activityId}
            cards={cards}
            door={helped}
            isOpen={door?.kind === 'help'}
            offer={offer}
            onAskTeacher={onDoor}
            onClose={close}
            onGoTo={(cardId) => {
              close()
              onGoTo(cardId)
            }}
            outbox={outbox}
          />
        </Suspense>
      )}
    </>
  )
}
