import { Button } from 'antd'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { KeptTyping } from './useKeptTyping.ts'

/** Offers typing that an earlier visit left unsaved. */
export function KeptBanner({ kept }: { readonly kept: KeptTyping }) {
  const t = useWords(kitWords)
  const format = useFormat()
  if (!kept.offer) return null
  return (
    <output className="kit-banner">
      <span>{t('form.kept', { time: format.ago(kept.offer.at) })}</span>
      <Button size="small" onClick={kept.use}>
        {t('form.keptUse')}
      </Button>
      <Button size="small" type="text" onClick={kept.drop}>
        {t('form.keptDrop')}
      </Button>
    </output>
  )
}
