import '../card/phone.css'
import { PlayCircleOutlined, StepForwardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { findCard } from '#deck/deck.document.ts'
import { Player } from '#deck/web/play/Player.tsx'
import { previewPort } from '#deck/web/play/previewPort.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState, useEditorStateDeferred } from '../state/context.ts'
import { fieldsIn, type CardFiles } from '../state/editorState.ts'
import { CollapsedPhone, CollapsePhone, usePhoneCollapse } from './phoneCollapse.tsx'
import { previewAi } from './previewAi.ts'

const playDelayMs = 200
/** The phone goes to another card behind the form of it: who walks through the cards looks at those first. */
const moveDelayMs = 400

/** Where a run of the phone began: at the card that is written, or at the first one. */
interface Run {
  readonly count: number
  readonly isFromStart: boolean
}

interface PaneProps {
  readonly isLarge?: boolean
  /** Where its first run begins. */
  readonly beginsAt?: 'start' | 'card'
}

/** The activity as learners get it, by the code that they run. */
export function PhonePane({ isLarge = false, beginsAt = 'card' }: PaneProps) {
  const [isCollapsed, setCollapsed] = usePhoneCollapse()
  if (isCollapsed && !isLarge) return <CollapsedPhone onOpen={() => setCollapsed(false)} />
  return (
    <OpenPhone
      beginsAt={beginsAt}
      isLarge={isLarge}
      onCollapse={isLarge ? undefined : () => setCollapsed(true)}
    />
  )
}

interface OpenProps extends Required<PaneProps> {
  readonly onCollapse: (() => void) | undefined
}

function OpenPhone({ beginsAt, isLarge, onCollapse }: OpenProps) {
  const t = useWords(activityWords)
  const activeId = useEditorStateDeferred((state) => state.activeId)
  const [run, setRun] = useState<Run & { readonly at: number | null }>({
    count: 0,
    isFromStart: beginsAt === 'start',
    at: activeId,
  })
  // Another card in the rail ends a run from the start.
  const isFromStart = run.isFromStart && (isLarge || run.at === activeId)
  const begin = (fromStart: boolean) => setRun({ count: run.count + 1, isFromStart: fromStart, at: activeId })
  return (
    <section aria-label={t('editor.phone')} className={isLarge ? 'editor-phone is-large' : 'editor-phone'}>
      <div className="editor-phone-frame">
        <Phone isFromStart={isFromStart} key={run.count} />
      </div>
      <div className="editor-phone-tools">
        <Button
          icon={<PlayCircleOutlined aria-hidden="true" />}
          onClick={() => begin(true)}
          size="small"
          type="text"
        >
          {t('editor.playStart')}
        </Button>
        <Button
          icon={<StepForwardOutlined aria-hidden="true" />}
          onClick={() => begin(false)}
          size="small"
          type="text"
        >
          {t('editor.playHere')}
        </Button>
        {onCollapse && <CollapsePhone onCollapse={onCollapse} />}
      </div>
    </section>
  )
}

/** Drawn only while nobody types. */
const Playing = memo(Player)

function Phone({ isFromStart }: { readonly isFromStart: boolean }) {
  const editor = useEditor()
  const present = useEditorStateDeferred((state) => state.history.present)
  const deck = useDeferredValue(useDebounced(present, playDelayMs))
  const activeId = useDeferredValue(
    useDebounced(
      useEditorStateDeferred((state) => state.activeId),
      moveDelayMs,
    ),
  )
  const files = useEditorState((state) => state.files)
  const language = useEditorState((state) => fieldsIn(state)['language'])
  const [port] = useState(() => previewPort(() => editor.store.get().history.present, previewAi))
  const urls = useMemo(() => urlsOf(files), [files])
  const start = isFromStart ? deck[0]?.id : (activeId ?? undefined)
  const isInDeck = start !== undefined && findCard(deck, start) !== undefined
  return (
    <Playing
      deck={deck}
      files={urls}
      isPreview
      port={port}
      {...(isInDeck && { start })}
      {...(typeof language === 'string' && { language })}
    />
  )
}

const urlsOf = (files: CardFiles): Record<number, string> =>
  Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url]))
