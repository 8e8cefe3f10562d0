import { Button } from 'antd'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { DraftRecovery } from './useDraftRecovery.ts'

/** Offers typing that an earlier visit left unsaved. */
export function RecoveryBanner({ recovery }: { readonly recovery: DraftRecovery }) {
  const t = useWords(kitWords)
  const format = useFormat()
  if (!recovery.offer) return null
  return (
    <output className="kit-banner">
      <span>{t('form.kept', { time: format.ago(recovery.offer.at) })}</span>
      <Button size="small" onClick={recovery.use}>
        {t('form.keptUse')}
      </Button>
      <Button size="small" type="text" onClick={recovery.drop}>
        {t('form.keptDrop')}
      </Button>
    </output>
  )
}
