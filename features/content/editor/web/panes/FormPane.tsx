import { DeleteOutlined, SnippetsOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { memo, useCallback, useEffect, useRef } from 'react'
import { copyText } from '#kit/view/web/copy.ts'
import { kitWords, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { canWrap, isContainer } from '#deck/deck.convert.ts'
import { CardBoundary } from '#deck/web/CardBoundary.tsx'
import { CardForm } from '#deck/web/form/CardForm.tsx'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { AiCardMenu } from '../generate/AiCardMenu.tsx'
import { CardSpeech } from '../speech/CardSpeech.tsx'
import { CardRefusals } from '../problems/CardRefusals.tsx'
import { useEditor, useEditorState, useEditorStateInForm } from '../state/context.ts'
import { activeCard, type EditorState } from '../state/editorState.ts'
import { useCardActions } from '../state/useCardActions.ts'
import { useProblems } from '../problems/Problems.tsx'
import { CardNotes } from './CardNotes.tsx'
import { SameCard } from './Collaborators.tsx'
import { EmptyDeck } from './EmptyDeck.tsx'
import { dropBufferedKeys } from './keyBuffer.ts'
import { focusPath } from './focusPath.ts'
import { useDeckAround, useStableJson } from './useStable.ts'

/** The card that is being written. */
export function FormPane() {
  const t = useWords(activityWords)
  const card = useEditorStateInForm(activeCard)
  const isWrappable = useEditorStateInForm(canWrapActive)
  const pane = useRef<HTMLElement>(null)
  useRequestedFocus(pane)
  return (
    <div className="editor-form-cell">
      <section aria-label={t('editor.parts.form')} className="editor-form" ref={pane}>
        {/* The head stays from card to card: all its tools are the same. */}
        {card && <CardHead canWrap={isWrappable} id={card.id} type={card.type} />}
        {card ? <CardPane card={card} key={card.id} /> : <EmptyDeck />}
      </section>
    </div>
  )
}

const canWrapActive = (state: EditorState): boolean => {
  const card = activeCard(state)
  return (
    card !== undefined && canWrap(state.history.present, [card.id]) && !cardOf(card.type).nesting.opensGroup
  )
}

function CardPane({ card }: { readonly card: Card }) {
  const editor = useEditor()
  const files = useEditorState((state) => state.files)
  const isFresh = useEditorState((state) => state.freshId === card.id)
  const isAsked = useEditorState((state) => state.askedId === card.id)
  // Rules look at other cards; those do not change while this one is typed.
  const deck = useDeckAround(
    useEditorStateInForm((state) => state.history.present),
    card.id,
  )
  const { problems: all, wrong, isCalm } = useProblems()
  const isQuiet = isFresh || (isCalm && !isAsked)
  const problems = useStableJson((isQuiet ? wrong : all).filter(({ cardId }) => cardId === card.id))
  const onChange = useCallback((next: Card) => editor.changeCard(next, card), [editor, card])
  const onFile = useCallback<Parameters<typeof CardForm>[0]['onFile']>(
    (fileId, file) => editor.addFile(fileId, file),
    [editor],
  )
  const onOpen = useCallback((id: number) => editor.selection.goTo({ cardId: id, path: '' }), [editor])
  const onAddInside = useCallback(() => editor.openInside(card.id), [editor, card.id])
  return (
    <>
      <SameCard cardId={card.id} />
      <CardNotes cardId={card.id} />
      <CardRefusals card={card} />
      <div data-card-fields={card.id}>
        <CardBoundary about={card}>
          <CardForm
            card={card}
            deck={deck}
            files={files}
            onChange={onChange}
            onAddInside={onAddInside}
            onFile={onFile}
            onOpen={onOpen}
            problems={problems}
          />
        </CardBoundary>
      </div>
    </>
  )
}

interface HeadProps {
  readonly id: number
  readonly type: string
  /** Whether there is room for a composite around it. */
  readonly canWrap: boolean
}

const CardHead = memo(function CardHead({ id, type, canWrap: isWrappable }: HeadProps) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const translate = useTranslate()
  const editor = useEditor()
  const actions = useCardActions()
  const isHolder = isContainer({ type })
  return (
    <header className="editor-form-head">
      <h2>{translate({ namespace: cardOf(type).words, key: 'label' })}</h2>
      <Tooltip title={t('editor.copyNumber')}>
        <button className="editor-number" onClick={() => void copyText(String(id))} type="button">
          {t('editor.cardNumber', { id })}
        </button>
      </Tooltip>
      <span className="editor-grow" />
      {(isHolder || isWrappable) && (
        <Button onClick={() => editor.open('convert')} size="small" type="text">
          {t(isHolder ? 'editor.toRegular' : 'editor.toComposite')}
        </Button>
      )}
      <span className="editor-form-tools">
        <AiCardMenu cardId={id} type={type} />
        <CardSpeech cardId={id} />
        <Tooltip title={t('editor.duplicate')}>
          <Button
            aria-label={t('editor.duplicate')}
            icon={<SnippetsOutlined aria-hidden="true" />}
            onClick={actions.duplicate}
            type="text"
          />
        </Tooltip>
        <Tooltip title={kit('actions.delete')}>
          <Button
            aria-label={kit('actions.delete')}
            icon={<DeleteOutlined aria-hidden="true" />}
            onClick={actions.remove}
            type="text"
          />
        </Tooltip>
      </span>
    </header>
  )
})

/** Takes the focus to the field that a problem, or a new card, asks for. */
function useRequestedFocus(pane: { readonly current: HTMLElement | null }) {
  const editor = useEditor()
  const focusRequest = useEditorState((state) => state.focusRequest)
  useEffect(() => dropBufferedKeys, [])
  useEffect(() => {
    if (!focusRequest || focusRequest.cardId === null) return dropBufferedKeys()
    // Those of the card before may still be there.
    const fields = () =>
      pane.current?.querySelector<HTMLElement>(`[data-card-fields="${focusRequest.cardId}"]`) ?? undefined
    return focusPath(fields, focusRequest.path)
  }, [focusRequest, pane, editor])
}
