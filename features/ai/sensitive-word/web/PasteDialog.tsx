import './words.css'
import { Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import {
  categories,
  sensitiveWord,
  sensitiveWordEndpoints,
  type PasteReport,
} from '../sensitive-word.contract.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'

/** Takes a whole list, one word a line, and reports line by line what was left out. */
export function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(sensitiveWordWords)
  const kit = useWords(kitWords)
  const words = useResourceWords(sensitiveWord.name)
  const id = useId()
  const [text, setText] = useState('')
  const [category, setCategory] = useState<(typeof categories)[number]>()
  const paste = useWrite(sensitiveWordEndpoints.paste)
  const report = paste.data
  const add = () => paste.mutate({ body: { text, category } })
  return (
    <Modal
      footer={
        report ? (
          <Button onClick={onClose} type="primary">
            {t('paste.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{kit('actions.cancel')}</Button>
            <Button disabled={text.trim() === ''} loading={paste.isPending} onClick={add} type="primary">
              {t('paste.add')}
            </Button>
          </>
        )
      }
      onCancel={onClose}
      open
      title={t('paste.title')}
    >
      {report ? (
        <Report report={report} />
      ) : (
        <div className="sensitive-word-form">
          <label htmlFor={`${id}-text`}>{t('paste.label')}</label>
          <Input.TextArea
            autoFocus
            id={`${id}-text`}
            onChange={(event) => setText(event.target.value)}
            rows={10}
            value={text}
          />
          <label htmlFor={`${id}-category`}>{t('paste.category')}</label>
          <Select
            allowClear
            id={`${id}-category`}
            onChange={setCategory}
            options={categories.map((value) => ({ value, label: words.value('category', value) }))}
            value={category}
          />
          {paste.error && (
            <p className="kit-problem" role="alert">
              {errorText(paste.error)}
            </p>
          )}
        </div>
      )}
    </Modal>
  )
}

function Report({ report }: { readonly report: PasteReport }) {
  const t = useWords(sensitiveWordWords)
  const { added, left } = report
  return (
    <div role="status">
      <p>{t('paste.added', { count: added })}</p>
      {left.length > 0 && <p>{t('paste.left', { count: left.length })}</p>}
      <ul className="sensitive-word-left">
        {left.map(({ line, text, problem }) => (
          <li key={line}>
            <bdi>{t('paste.line', { line, text })}</bdi>
            <span className="kit-muted">{t(`lines.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
