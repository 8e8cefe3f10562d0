import './dialogs.css'
import { Modal } from 'antd'
import { undoable } from '#kit/notice/web/notice.ts'
import { kitWords, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import type { Card } from '#cards/index.ts'
import { isContainer, toRegular, type ToRegular } from '#deck/deck.convert.ts'
import { numbersOf } from '#deck/deck.document.ts'
import { cardOf } from '#cards/index.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { unwrapCard, wrapCards } from '../state/conversion.ts'
import { activeCard } from '../state/editorState.ts'
import { nameOf } from '../state/cardSummary.ts'
import { useCardActions } from '../state/useCardActions.ts'

/** D4: asks before a card becomes another kind of card, and names what will be lost. */
export function ConvertDialog() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const editor = useEditor()
  const { withNumbers } = useCardActions()
  const isOpen = useEditorState((state) => state.panel === 'convert')
  const isRegular = useEditorState((state) => state.panel === 'convert' && isContainerCard(activeCard(state)))
  const close = () => editor.open(null)
  const convert = () => {
    const card = activeCard(editor.store.get())
    close()
    if (!card) return
    const offerUndo = (restore: (() => void) | undefined) =>
      restore && undoable(t(isRegular ? 'editor.converted' : 'editor.wrapped'), restore)
    if (isRegular) offerUndo(unwrapCard(editor, card.id))
    else withNumbers(wrapCards(editor, [card.id]).then(offerUndo))
  }
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      destroyOnHidden
      okButtonProps={{ danger: isRegular }}
      okText={t('editor.doConvert')}
      onCancel={close}
      onOk={convert}
      open={isOpen}
      title={t(isRegular ? 'editor.regularTitle' : 'editor.wrapTitle')}
      width={480}
    >
      <Confirmation />
    </Modal>
  )
}

const isContainerCard = (card: Card | undefined): boolean => card !== undefined && isContainer(card)

function Confirmation() {
  const card = useEditorState(activeCard)
  if (!card) return null
  return isContainer(card) ? <Regular card={card} /> : <Wrapped card={card} />
}

function Wrapped({ card }: { readonly card: Card }) {
  const t = useWords(activityWords)
  const named = useNames()
  return <p>{t('editor.wrapLead', { title: named(card) })}</p>
}

function Regular({ card }: { readonly card: Card }) {
  const deck = useEditorState((state) => state.history.present)
  const regular = toRegular(deck, card.id)
  return regular ? <Losses regular={regular} /> : null
}

function Losses({ regular: { replacement, lost } }: { readonly regular: ToRegular }) {
  const t = useWords(activityWords)
  const named = useNames()
  const deck = useEditorState((state) => state.history.present)
  const numbers = numbersOf(deck)
  return (
    <>
      {replacement && <p>{t('editor.regularKept', { title: named(replacement) })}</p>}
      {lost.length > 0 && (
        <>
          <p>{t('editor.regularLost')}</p>
          <ul className="editor-lost">
            {lost.map((card) => (
              <li key={card.id}>
                {numbers.get(card.id)} {named(card)}
              </li>
            ))}
          </ul>
          <p className="kit-muted">{t('editor.regularUndo')}</p>
        </>
      )}
    </>
  )
}

function useNames(): (card: Card) => string {
  const t = useWords(activityWords)
  const translate = useTranslate()
  return (card) =>
    nameOf(card) ||
    t('editor.untitled', { type: translate({ namespace: cardOf(card.type).words, key: 'label' }) })
}
