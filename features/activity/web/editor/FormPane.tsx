import { DeleteOutlined, SnippetsOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { memo, useCallback, useEffect, useRef } from 'react'
import { cardOf, type Card } from '#cards/index.ts'
import { CardBoundary } from '#deck/web/CardBoundary.tsx'
import { CardForm } from '#deck/web/CardForm.tsx'
import { copyText } from '#kit/web/copy.ts'
import { kitWords, useSay, useWords } from '#kit/web/words.ts'
import { activityWords } from '../../activity.words.ts'
import { useEditor, usePart } from './context.ts'
import { activeCard } from './editorState.ts'
import { EmptyDeck } from './EmptyDeck.tsx'
import { focusPath } from './focusPath.ts'
import { useCardActions } from './useCardActions.ts'
import { useDeckAround, useSteadyJson } from './useSteady.ts'
import { useProblems } from './Problems.tsx'

/** The card that is being written. */
export function FormPane() {
  const t = useWords(activityWords)
  const card = usePart(activeCard)
  const pane = useRef<HTMLElement>(null)
  useWishedFocus(pane)
  return (
    <section aria-label={t('editor.parts.form')} className="editor-form" ref={pane}>
      {card ? <CardPane card={card} key={card.id} /> : <EmptyDeck />}
    </section>
  )
}

function CardPane({ card }: { readonly card: Card }) {
  const editor = useEditor()
  const files = usePart((state) => state.files)
  const isFresh = usePart((state) => state.freshId === card.id)
  // Rules look at other cards; those do not change while this one is typed.
  const deck = useDeckAround(
    usePart((state) => state.history.present),
    card.id,
  )
  const { problems: all } = useProblems()
  const problems = useSteadyJson(isFresh ? [] : all.filter(({ cardId }) => cardId === card.id))
  const onChange = useCallback((next: Card) => editor.changeCard(next), [editor])
  const onFile = useCallback<Parameters<typeof CardForm>[0]['onFile']>(
    (fileId, file) => editor.addFile(fileId, file),
    [editor],
  )
  return (
    <>
      <CardHead id={card.id} type={card.type} />
      <div data-card-fields>
        <CardBoundary about={card}>
          <CardForm
            card={card}
            deck={deck}
            files={files}
            onChange={onChange}
            onFile={onFile}
            problems={problems}
          />
        </CardBoundary>
      </div>
    </>
  )
}

const CardHead = memo(function CardHead({ id, type }: { readonly id: number; readonly type: string }) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const say = useSay()
  const actions = useCardActions()
  return (
    <header className="editor-form-head">
      <h2>{say({ namespace: cardOf(type).words, key: 'label' })}</h2>
      <Tooltip title={t('editor.copyNumber')}>
        <button className="editor-number" onClick={() => void copyText(String(id))} type="button">
          {t('editor.cardNumber', { id })}
        </button>
      </Tooltip>
      <span className="editor-grow" />
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
    </header>
  )
})

/** Takes the focus to the field that a problem, or a new card, asks for. */
function useWishedFocus(pane: { readonly current: HTMLElement | null }) {
  const editor = useEditor()
  const wish = usePart((state) => state.wish)
  useEffect(() => {
    if (!wish || wish.cardId === null) return undefined
    const fields = () => pane.current?.querySelector<HTMLElement>('[data-card-fields]') ?? undefined
    return focusPath(fields, wish.path)
  }, [wish, pane, editor])
}
