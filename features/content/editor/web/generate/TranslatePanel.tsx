import './generate.css'
import { Alert, Button, Modal, Progress } from 'antd'
import { useId, useState } from 'react'
import { AiNotice } from '#kit/ai/web/AiNotice.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { languages, type Language } from '#kit/i18n/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { translateEndpoints } from '#features/content/activity-generate/translate.contract.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { fieldsIn } from '../state/editorState.ts'
import { activityPaths } from '../record/paths.ts'
import { TranslatedTexts } from './TranslatedTexts.tsx'
import { useTranslating } from './useTranslating.ts'

interface Props {
  /** Of this card alone; null: of all. */
  readonly cardId: number | null
  onClose(): void
}

/** D13: the activity and its translation side by side, card by card, with what is missing or out of date. */
export function TranslatePanel({ cardId, onClose }: Props) {
  const t = useWords(generateWords)
  return (
    <Modal
      centered
      className="translate-panel"
      footer={null}
      onCancel={onClose}
      open
      title={t('translate.open')}
      width="min(1100px, 100vw - 32px)"
    >
      <p className="kit-muted">{t('translate.lead')}</p>
      <AiNotice />
      <Translate cardId={cardId} />
    </Modal>
  )
}

const otherThan = (own: unknown): Language => languages.find((each) => each !== own) ?? 'en'

function Translate({ cardId }: Pick<Props, 'cardId'>) {
  const activityId = useEditorState((state) => state.record.id)
  const own = useEditorState((state) => fieldsIn(state)['language'])
  const [language, setLanguage] = useState(() => otherThan(own))
  const read = useRead(translateEndpoints.translation, { query: { activityId, language } })
  const { state, run, stop, reset } = useTranslating(() => void read.refetch())
  const shown = (read.data?.phrases ?? []).filter((phrase) => cardId === null || phrase.cardId === cardId)
  const begin = (cardIds: readonly number[] | null) =>
    void run({ activityId, language, ...(cardIds && { cardIds: [...cardIds] }) })
  const choose = (next: Language) => {
    reset()
    setLanguage(next)
  }
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  return (
    <>
      <Head
        copyId={read.data?.activityId ?? null}
        isDone={shown.every((phrase) => phrase.state === 'fresh')}
        isRunning={state.isRunning}
        language={language}
        onChoose={choose}
        onRun={() => begin(cardId === null ? null : [cardId])}
        onStop={stop}
        own={own}
      />
      {state.progress && state.isRunning && <Share {...state.progress} />}
      {state.trouble && <Alert role="alert" showIcon title={state.trouble} type="error" />}
      <TranslatedTexts onTranslate={(id) => begin([id])} phrases={shown} state={state} />
    </>
  )
}

interface HeadProps {
  readonly language: Language
  readonly own: unknown
  readonly copyId: number | null
  readonly isRunning: boolean
  /** Nothing is left to be translated. */
  readonly isDone: boolean
  onChoose(language: Language): void
  onRun(): void
  onStop(): void
}

function Head({ language, own, copyId, isRunning, isDone, onChoose, onRun, onStop }: HeadProps) {
  const t = useWords(generateWords)
  const activity = useWords(activityWords)
  const go = useGo()
  const editor = useEditor()
  const id = useId()
  const open = async (activityId: number) => {
    await editor.saver.flush()
    go(activityPaths.edit(activityId))
  }
  return (
    <div className="generate-head">
      <label htmlFor={id}>{t('translate.language')}</label>
      <Select<Language>
        disabled={isRunning}
        id={id}
        onChange={onChoose}
        options={languages
          .filter((each) => each !== own)
          .map((value) => ({ value, label: activity(`values.language.${value}`) }))}
        value={language}
      />
      {isRunning ? (
        <Button onClick={onStop}>{t('stop')}</Button>
      ) : isDone ? (
        <span role="status">{t('translate.allFresh')}</span>
      ) : (
        <Button onClick={onRun} type="primary">
          {t(copyId === null ? 'translate.run' : 'translate.runStale')}
        </Button>
      )}
      {copyId !== null && (
        <Button onClick={() => void open(copyId)} type="link">
          {t('translate.openCopy')}
        </Button>
      )}
    </div>
  )
}

function Share({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useWords(generateWords)
  return (
    <div aria-busy="true">
      <span role="status">{t('translate.progress', { done, of })}</span>
      <Progress
        aria-label={t('translate.progress', { done, of })}
        percent={Math.round((done / Math.max(1, of)) * 100)}
        showInfo={false}
        status="active"
      />
    </div>
  )
}
