import './generate.css'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { shownLanguage, useWords } from '#kit/i18n/web/words.ts'
import { languages } from '#kit/i18n/words.ts'
import type { Card } from '#cards/index.ts'
import { generateEndpoints } from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { useEditor, usePart } from '../state/context.ts'
import { fieldsIn } from '../state/editorState.ts'
import { roomFor } from '../state/places.ts'
import { GenerateForm } from './GenerateForm.tsx'
import { WritingStatus } from './WritingStatus.tsx'
import { useWriting } from './useWriting.ts'
import { bodyOf, freshWish, type Wish } from './wish.ts'
import { WrittenCards } from './WrittenCards.tsx'

/** D13: cards from a topic, a text or a document, taken one by one or all into the activity that is open. */
export function GeneratePanel({ onClose }: { onClose(): void }) {
  const t = useWords(generateWords)
  return (
    <Drawer className="generate-panel" onClose={onClose} open size={620} title={t('title')}>
      <Generate />
    </Drawer>
  )
}

function Generate() {
  const t = useWords(generateWords)
  const editor = useEditor()
  const activityId = usePart((state) => state.record.id)
  const own = usePart((state) => fieldsIn(state)['language'])
  const language = languages.find((each) => each === own) ?? shownLanguage()
  const [wish, setWish] = useState<Wish>(() => freshWish(language))
  const [isAsking, setAsking] = useState(true)
  const { writing, run, stop, replace, leave, reset } = useWriting()
  const write = (wanted: Wish) => {
    setWish(wanted)
    setAsking(false)
    void run((signal) => readEvents(generateEndpoints.generate, { body: bodyOf(activityId, wanted), signal }))
  }
  // Each is a step of its own, so that each can be taken back.
  const take = (cards: readonly Card[]) => {
    const state = editor.store.get()
    if (state.history.present.length === 0)
      editor.changeFields({ ...fieldsIn(state), designMethod: 'aiGenerated' })
    for (const card of cards) {
      editor.edit({ kind: 'insert', cards: [card], at: roomFor(editor.store.get(), [card]) })
      editor.selection.to(card.id)
    }
  }
  if (isAsking) return <GenerateForm initial={wish} onWrite={write} />
  return (
    <div className="generate-result">
      <p className="kit-mute">{t('lead')}</p>
      <WritingStatus onStop={stop} writing={writing} />
      <WrittenCards onLeave={leave} onReplace={replace} onTake={take} writing={writing} />
      {!writing.isRunning && (
        <div className="generate-actions">
          <Button onClick={() => write(wish)}>{t('again')}</Button>
          <Button
            onClick={() => {
              reset()
              setAsking(true)
            }}
            type="text"
          >
            {t('back')}
          </Button>
        </div>
      )}
    </div>
  )
}
