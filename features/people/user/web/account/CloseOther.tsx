import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountEndpoints } from '../../account.contract.ts'
import { accountWords } from '../../account.words.ts'
import { CloseDialog } from './CloseDialog.tsx'

interface CloseOtherProps {
  readonly row: { readonly id: number; readonly nickname: string }
  readonly onClose: () => void
}

/** A super administrator closes somebody else's account. */
export function CloseOther({ row, onClose }: CloseOtherProps) {
  const t = useWords(accountWords)
  const writing = useWrite(accountEndpoints.closeOther)
  return (
    <CloseDialog
      title={t('other.title', { name: row.nickname })}
      lead={t('other.lead')}
      needsPassword={false}
      close={({ handOverTo }) => writing.mutateAsync({ body: { id: row.id, handOverTo } })}
      onClosed={() => {
        notify({ kind: 'success', text: t('other.done') })
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
