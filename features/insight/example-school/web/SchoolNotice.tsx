import './school.css'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { useState } from 'react'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { exampleSchoolEndpoints, type SchoolState } from '../example-school.contract.ts'
import { exampleSchoolWords } from '../example-school.words.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useSchool } from './useSchool.ts'

/** Says that an example school is here, or on its way, and how to be rid of it. Nothing where there is none. */
export function SchoolNotice({ given }: { readonly given: SchoolState }) {
  const t = useWords(exampleSchoolWords)
  const client = useQueryClient()
  const { status, done, total, mayRemove } = useSchool(given)
  const [isAsking, setIsAsking] = useState(false)
  const retry = useWrite(exampleSchoolEndpoints.retry, { onDone: () => void client.invalidateQueries() })
  if (status === 'none' || !mayRemove) return null
  const isFilling = status === 'filling'
  return (
    <section className="kit-panel example-school-notice">
      <p role="status">
        {isFilling
          ? t('filling', { done: Math.min(done + 1, total), total })
          : t(status === 'failed' ? 'failed' : 'shown')}
      </p>
      {isFilling && (
        <Progress
          aria-label={t('record')}
          className="example-school-progress"
          percent={(done / total) * 100}
          showInfo={false}
          size="small"
        />
      )}
      <span className="example-school-buttons">
        {status === 'failed' && (
          <Button loading={retry.isPending} onClick={() => retry.mutate({})} type="primary">
            {t('retry')}
          </Button>
        )}
        <Button onClick={() => setIsAsking(true)}>{t(isFilling ? 'cancel' : 'remove')}</Button>
      </span>
      {isAsking && <RemoveDialog onClose={() => setIsAsking(false)} />}
    </section>
  )
}
