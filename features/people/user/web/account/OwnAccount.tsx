import './account.css'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountEndpoints } from '../../account.contract.ts'
import { accountWords } from '../../account.words.ts'
import { CloseDialog } from './CloseDialog.tsx'

/** All that is kept of oneself, to take along. */
export function OwnData({ className }: { readonly className: string }) {
  const t = useWords(accountWords)
  const [isGathering, setGathering] = useState(false)
  const gather = () => {
    setGathering(true)
    void download(accountEndpoints.data)
      .catch((error: unknown) => notify({ kind: 'error', text: errorText(error) }))
      .finally(() => setGathering(false))
  }
  return (
    <section className={`account-part ${className}`}>
      <h2>{t('data.title')}</h2>
      <p>{t('data.lead')}</p>
      <Button loading={isGathering} onClick={gather}>
        {isGathering ? t('data.preparing') : t('data.action')}
      </Button>
    </section>
  )
}

interface OwnClosingProps {
  readonly className: string
  readonly onClosed: () => void
}

/** The end of one's own account, with the password. */
export function OwnClosing({ className, onClosed }: OwnClosingProps) {
  const t = useWords(accountWords)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <section className={`account-part ${className}`}>
      <h2>{t('close.title')}</h2>
      <p>{t('close.lead')}</p>
      <p>{t('close.before')}</p>
      <Button danger onClick={() => setConfirming(true)}>
        {t('close.action')}
      </Button>
      {isConfirming && (
        <CloseDialog
          title={t('close.title')}
          lead={t('close.lead')}
          needsPassword
          close={(body) => call(accountEndpoints.close, { body })}
          onClosed={onClosed}
          onCancel={() => setConfirming(false)}
        />
      )}
    </section>
  )
}
