import { Checkbox, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { type SavedView, viewNameMax } from '../savedView.ts'

interface ViewDialogProps {
  /** Undefined: a new one. */
  readonly view: SavedView | undefined
  readonly mayShare: boolean
  readonly onSave: (name: string, isShared: boolean) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the name of a saved view, and whether others see it. */
export function ViewDialog({ view, mayShare, onSave, onCancel }: ViewDialogProps) {
  const t = useWords(kitWords)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const left = viewNameMax - countGraphemes(name.trim())
  const label = t('list.views.name')
  const problem =
    name.trim() === '' ? t('problems.required.enter', { label: withinSentence(label) }) : undefined
  const save = async () => {
    setTried(true)
    if (problem !== undefined || left < 0 || isBusy) return
    setBusy(true)
    await onSave(name.trim(), isShared)
    setBusy(false)
  }
  return (
    <Modal
      open
      title={view ? t('list.views.edit') : t('list.views.save')}
      okText={view ? t('list.views.update') : t('list.views.save')}
      cancelText={t('actions.cancel')}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onCancel}
    >
      {!view && <p className="kit-muted">{t('list.views.saveLead')}</p>}
      <FormField
        path="name"
        id={id}
        label={label}
        required="save"
        problem={isTried ? problem : undefined}
        left={left}
      >
        {({ describedBy, isInvalid }) => (
          <Input
            id={id}
            autoFocus
            value={name}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            status={isInvalid ? 'error' : ''}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={(event) => {
              if (!event.nativeEvent.isComposing) void save()
            }}
          />
        )}
      </FormField>
      {(mayShare || isShared) && (
        <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
          {t('list.views.share')}
        </Checkbox>
      )}
    </Modal>
  )
}
