import './help.css'
import { useId, useState } from 'react'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'
import { helpSheetWords } from '../../help.words.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { AskDoor, HelpDoor } from './door.ts'
import { HelpFace } from './HelpFace.tsx'
import { HelpFoot } from './HelpFoot.tsx'
import { HelpLog } from './HelpLog.tsx'
import { HelpStart } from './HelpStart.tsx'
import { MannerSwitch } from './MannerSwitch.tsx'
import { useHelp } from './useHelp.ts'
import { useHelpDraft } from './useHelpDraft.ts'
import { useHelpFocus } from './useHelpFocus.ts'
import { useSpeech } from './useSpeech.ts'

interface Props {
  readonly activityId: number
  readonly cards: Deck
  readonly offer: HelpOffer
  readonly outbox: Outbox
  /** Where it was opened last. */
  readonly door: HelpDoor
  readonly isOpen: boolean
  readonly onGoTo: (cardId: number) => void
  readonly onAskTeacher: (door: AskDoor) => void
  readonly onClose: () => void
}

const useHelpWords = lazyWords(helpSheetWords, helpWords)

/** L5. The tutor, who hints, and the partner, who accompanies: two manners in one sheet. */
export function HelpSheet(props: Props) {
  return useHelpWords() ? <Sheet {...props} /> : null
}

function Sheet({ activityId, cards, offer, outbox, door, isOpen, onGoTo, onAskTeacher, onClose }: Props) {
  const t = useWords(helpSheetWords)
  const names = useWords(helpWords)
  const id = useId()
  const [manner, setManner] = useState<HelpManner>(offer.tutor ? 'tutor' : 'partner')
  const { cardId, hintsUsed } = door
  const help = useHelp({ activityId, cardId, outbox, isOpen })
  const draft = useHelpDraft(activityId)
  const speech = useSpeech(isOpen)
  const isEnd = help.talk?.leftToday === 0 && !help.pending
  const { dialog, heading, field } = useHelpFocus({ isOpen, isEnd, help })
  const name = (manner === 'partner' && offer.partner?.name) || names(`manners.${manner}`)
  const turns = (help.talk?.turns ?? []).filter((turn) => turn.manner === manner)
  const ask = (text: string) => {
    const said = text.trim()
    if (said === '' || help.pending) return
    void draft.send(said, () => help.send({ manner, cardId, said, hintsUsed }))
  }
  const askTeacher = () => {
    const talkId = turns.findLast((turn) => turn.cardId === cardId)?.talkId
    const text = draft.text.trim()
    draft.clear()
    onAskTeacher({
      kind: 'ask',
      cardId,
      ...(talkId !== undefined && { talkId }),
      ...(text !== '' && { text }),
    })
  }
  return (
    <dialog
      aria-labelledby={id}
      className="learn-help"
      closedby="any"
      onClose={isOpen ? onClose : undefined}
      ref={dialog}
    >
      <header className="learn-help-head">
        <HelpFace manner={manner} offer={offer} />
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>{t(`lead.${manner}`)}</p>
        </div>
        <button
          aria-label={t('close')}
          className="learn-help-close"
          onClick={() => dialog.current?.close()}
          type="button"
        >
          <LineIcon path={crossPath} size={22} />
        </button>
        {offer.tutor && offer.partner && (
          <MannerSwitch
            isBusy={help.pending !== undefined}
            manner={manner}
            offer={offer}
            onChange={(next) => {
              setManner(next)
              help.turnAway()
            }}
          />
        )}
      </header>
      <HelpLog
        activityId={activityId}
        arrived={help.arrived}
        cardId={cardId}
        cards={cards}
        name={name}
        onGoTo={onGoTo}
        pending={help.pending}
        speech={help.talk?.voices[manner] ? speech : undefined}
        stopped={help.stopped?.manner === manner ? help.stopped : undefined}
        turns={turns}
      >
        <HelpStart help={help} manner={manner} onAsk={ask} />
      </HelpLog>
      <HelpFoot
        draft={draft}
        field={field}
        help={help}
        isEnd={isEnd}
        onAskTeacher={askTeacher}
        onSend={() => ask(draft.text)}
      />
    </dialog>
  )
}
