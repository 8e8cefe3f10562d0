import { Button, Checkbox, Input, Modal } from 'antd'
import { useId, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import { readingOf, readTerms, type Reading } from '../vocab.import.ts'
import type { Term, VocabCard } from '../vocab.schema.ts'
import { rowsOf, type Row } from '../vocab.sheet.ts'
import { readSheet } from './readSheet.ts'
import { SheetPreview } from './SheetPreview.tsx'

interface Props {
  readonly card: VocabCard
  /** What was pasted. */
  readonly text: string
  onTake(terms: readonly Term[]): void
  onClose(): void
}

const largest = 5

/** Words out of a sheet: every row shows what becomes of it before anything is added. */
export function SheetDialog({ card, text, onTake, onClose }: Props) {
  const t = useWords(vocabWords)
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState(text)
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(text))
  const [reading, setReading] = useState<Reading>(() => readingOf(rows))
  const [trouble, setTrouble] = useState('')
  const read = readTerms(card, rows, reading)
  const taken = read.filter(({ refusal }) => refusal === undefined).map(({ term }) => term)

  function show(found: readonly Row[]): void {
    setTrouble('')
    setRows(found)
    setReading(readingOf(found))
  }

  async function open(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    if (chosen.size > largest * 1024 * 1024) return setTrouble(t('sheet.tooLarge', { size: largest }))
    try {
      show(await readSheet(chosen))
      setPasted('')
    } catch {
      setTrouble(t('sheet.unreadable'))
    }
  }

  return (
    <Modal
      cancelText={t('sheet.cancel')}
      okButtonProps={{ disabled: taken.length === 0 }}
      okText={t('sheet.take', { count: taken.length })}
      onCancel={onClose}
      onOk={() => {
        onTake(taken)
        onClose()
      }}
      open
      title={t('sheet.title')}
      width={760}
    >
      <label className="vocab-sheet-label" htmlFor={id}>
        {t('sheet.paste')}
      </label>
      <Input.TextArea
        autoFocus
        id={id}
        onChange={(event) => {
          setPasted(event.target.value)
          show(rowsOf(event.target.value))
        }}
        rows={3}
        value={pasted}
      />
      <div className="vocab-sheet-bar">
        <input
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label={t('sheet.choose')}
          hidden
          onChange={(event) => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
          ref={file}
          type="file"
        />
        <Button onClick={() => file.current?.click()}>{t('sheet.choose')}</Button>
        {rows.length > 0 && (
          <Checkbox
            checked={reading.hasHeadings}
            onChange={(event) => setReading({ ...reading, hasHeadings: event.target.checked })}
          >
            {t('sheet.headings')}
          </Checkbox>
        )}
      </div>
      {trouble && (
        <p className="card-field-problem" role="alert">
          {trouble}
        </p>
      )}
      <p className="vocab-sheet-found" role="status">
        {rows.length === 0
          ? t('sheet.nothing')
          : t('sheet.found', { taken: taken.length, total: read.length })}
      </p>
      {rows.length > 0 && <SheetPreview onReading={setReading} read={read} reading={reading} rows={rows} />}
    </Modal>
  )
}
