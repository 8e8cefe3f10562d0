import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** At the end of the first steps: the way to all other fields. */
export function MoreFields({ onShow }: { readonly onShow: () => void }) {
  const t = useWords(kitWords)
  return (
    <div className="kit-more-fields">
      <Button icon={<DownOutlined aria-hidden="true" />} onClick={onShow}>
        {t('form.allFields')}
      </Button>
      <span className="kit-muted">{t('form.allFieldsLead')}</span>
    </div>
  )
}
