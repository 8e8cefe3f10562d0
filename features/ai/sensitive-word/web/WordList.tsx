import { Button } from 'antd'
import { useState } from 'react'
import type { RowOf } from '#kit/contract/resource.ts'
import {
  agoColumn,
  personColumn,
  statusColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { TryDialog } from './TryDialog.tsx'

const columns: readonly Column<RowOf<typeof sensitiveWord>>[] = [
  statusColumn(sensitiveWord.machine),
  valueColumn(sensitiveWord.name, 'category'),
  textColumn('note'),
  personColumn('creatorName'),
  agoColumn('updatedAt'),
]

const drawer = { resource: sensitiveWord }
const deletable = ['active', 'paused']
const face = ({ word }: RowOf<typeof sensitiveWord>) => ({ name: word })

/** The words that no prompt may contain: one by one, many at once, and a text to try them on. */
export function WordList() {
  const t = useWords(sensitiveWordWords)
  const [open, setOpen] = useState<'paste' | 'try'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ListScreen
        resource={sensitiveWord}
        columns={columns}
        deletableIn={deletable}
        drawer={drawer}
        face={face}
        headActions={
          <>
            <Button onClick={() => setOpen('try')}>{t('tryOut.open')}</Button>
            <Button onClick={() => setOpen('paste')}>{t('paste.open')}</Button>
          </>
        }
      />
      {open === 'paste' && <PasteDialog onClose={close} />}
      {open === 'try' && <TryDialog onClose={close} />}
    </>
  )
}
