import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { errorText } from '#kit/http/web/errorText.ts'
import { sendFile } from '#kit/files/web/sendFile.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isAbort } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import type { SentDocument } from './generateRequest.ts'

interface Props {
  readonly value: SentDocument | null
  onChange(value: SentDocument | null): void
}

const accepted = '.md,.markdown,.txt,.docx,.pptx,.xlsx'

/** A document from which cards are made; it is kept among the author's own files. */
export function DocumentField({ value, onChange }: Props) {
  const t = useWords(generateWords)
  const input = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController>(undefined)
  const [sending, setSending] = useState('')
  useEffect(() => () => abort.current?.abort(), [])
  const send = async (file: File) => {
    const controller = new AbortController()
    abort.current = controller
    onChange(null)
    setSending(file.name)
    try {
      const { signal } = controller
      const sent = await sendFile(file, { purpose: 'document', name: file.name, signal }).done
      onChange({ id: sent.id, name: file.name })
    } catch (error) {
      if (!isAbort(error)) notify({ kind: 'error', text: errorText(error) })
    } finally {
      setSending('')
    }
  }
  return (
    <CardField hint={t('documentHint')} isGroup label={t('source.document')}>
      {() => (
        <div className="generate-document">
          <Button loading={sending !== ''} onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
          <span role="status">{sending ? t('uploading', { name: sending }) : value?.name}</span>
          <input
            accept={accepted}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void send(file)
            }}
            ref={input}
            type="file"
          />
        </div>
      )}
    </CardField>
  )
}
