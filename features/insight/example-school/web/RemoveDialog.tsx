import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { useRead, useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { ErrorState } from '#kit/states/web/states.tsx'
import { exampleSchoolEndpoints, type SchoolCounts } from '../example-school.contract.ts'
import { exampleSchoolWords } from '../example-school.words.ts'

/** What goes and what stays, before anything does. */
export function RemoveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(exampleSchoolWords)
  const client = useQueryClient()
  const preview = useRead(exampleSchoolEndpoints.preview, {}, { staleTime: 0 })
  const remove = useWrite(exampleSchoolEndpoints.remove, {
    onDone: ({ stays }) => {
      const count = stays.reduce((sum, each) => sum + each.count, 0)
      notify({ kind: 'success', text: count === 0 ? t('removed') : t('removedBut', { count }) })
      onClose()
      void client.invalidateQueries()
    },
  })
  const { goes = [], stays = [] } = preview.data ?? {}
  return (
    <Modal
      footer={[
        <Button key="keep" onClick={onClose}>
          {t('confirm.keep')}
        </Button>,
        <Button
          danger
          disabled={!preview.data}
          key="remove"
          loading={remove.isPending}
          onClick={() => remove.mutate({})}
          type="primary"
        >
          {t('remove')}
        </Button>,
      ]}
      onCancel={onClose}
      open
      title={t('confirm.title')}
    >
      <div aria-busy={preview.isPending} className="example-school-removal">
        {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && goes.length === 0 && <p>{t('confirm.nothing')}</p>}
        <Counts counts={goes} title={t('confirm.goes')} />
        <Counts counts={stays} title={t('confirm.stays')} />
        {remove.error && (
          <p className="kit-problem" role="alert">
            {errorText(remove.error)}
          </p>
        )}
      </div>
    </Modal>
  )
}

function Counts({ counts, title }: { readonly counts: SchoolCounts; readonly title: string }) {
  const t = useWords(exampleSchoolWords)
  if (counts.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {counts.map(({ kind, count }) => (
          <li key={kind}>{t(`kinds.${kind}`, { count })}</li>
        ))}
      </ul>
    </>
  )
}
