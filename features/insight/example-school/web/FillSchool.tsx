import './school.css'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { exampleSchoolEndpoints } from '../example-school.contract.ts'
import { exampleSchoolWords } from '../example-school.words.ts'

/** Offers an empty console a school to look around in. */
export function FillSchool() {
  const t = useWords(exampleSchoolWords)
  const client = useQueryClient()
  // Somebody else may have begun it: then that is shown.
  const fill = useWrite(exampleSchoolEndpoints.fill, { onDone: () => void client.invalidateQueries() })
  return (
    <div className="example-school-offer">
      <span>
        <b>{t('offer.title')}</b>
        <span className="kit-muted">{t('offer.lead')}</span>
        {fill.error && (
          <span className="kit-problem" role="alert">
            {errorText(fill.error)}
          </span>
        )}
      </span>
      <Button loading={fill.isPending} onClick={() => fill.mutate({})}>
        {t('offer.fill')}
      </Button>
    </div>
  )
}
