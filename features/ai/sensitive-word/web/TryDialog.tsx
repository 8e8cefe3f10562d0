import './words.css'
import { Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { sensitiveWordEndpoints, triedLength } from '../sensitive-word.contract.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'

/** A text tried on the current list: what would be refused, and why. */
export function TryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(sensitiveWordWords)
  const format = useFormat()
  const id = useId()
  const [text, setText] = useState('')
  const check = useWrite(sensitiveWordEndpoints.check)
  const found = check.data?.found
  return (
    <Modal footer={null} onCancel={onClose} open title={t('tryOut.title')}>
      <div className="sensitive-word-form">
        <label htmlFor={id}>{t('tryOut.label')}</label>
        <Input.TextArea
          autoFocus
          id={id}
          maxLength={triedLength}
          onChange={(event) => {
            setText(event.target.value)
            check.reset()
          }}
          rows={6}
          value={text}
        />
        <Button
          disabled={text.trim() === ''}
          loading={check.isPending}
          onClick={() => check.mutate({ body: { text } })}
          type="primary"
        >
          {t('tryOut.run')}
        </Button>
        <p role="status">
          {found &&
            (found.length === 0 ? t('tryOut.clean') : t('tryOut.found', { words: format.list(found) }))}
        </p>
        {check.error && (
          <p className="kit-problem" role="alert">
            {errorText(check.error)}
          </p>
        )}
      </div>
    </Modal>
  )
}
