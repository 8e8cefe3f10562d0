import './generate.css'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { shownLanguage, useWords } from '#kit/i18n/web/words.ts'
import { languages } from '#kit/i18n/words.ts'
import type { Card } from '#cards/index.ts'
import { generateEndpoints } from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { fieldsIn } from '../state/editorState.ts'
import { roomFor } from '../state/places.ts'
import { GenerateForm } from './GenerateForm.tsx'
import { WritingStatus } from './WritingStatus.tsx'
import { useWriting } from './useWriting.ts'
import { bodyOf, newRequest, type GenerateRequest } from './generateRequest.ts'
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
  const activityId = useEditorState((state) => state.record.id)
  const own = useEditorState((state) => fieldsIn(state)['language'])
  const language = languages.find((each) => each === own) ?? shownLanguage()
  const [request, setRequest] = useState<GenerateRequest>(() => newRequest(language))
  const [isFormOpen, setFormOpen] = useState(true)
  const { writing, run, stop, replace, leave, reset } = useWriting()
  const write = (next: GenerateRequest) => {
    setRequest(next)
    setFormOpen(false)
    void run((signal) => readEvents(generateEndpoints.generate, { body: bodyOf(activityId, next), signal }))
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
  if (isFormOpen) return <GenerateForm initial={request} onWrite={write} />
  return (
    <div className="generate-result">
      <p className="kit-muted">{t('lead')}</p>
      <WritingStatus onStop={stop} writing={writing} />
      <WrittenCards onLeave={leave} onReplace={replace} onTake={take} writing={writing} />
      {!writing.isRunning && (
        <div className="generate-actions">
          <Button onClick={() => write(request)}>{t('again')}</Button>
          <Button
            onClick={() => {
              reset()
              setFormOpen(true)
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
