import { ShareAltOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { isShared, share } from './sharing.ts'

interface ShareButtonProps {
  readonly resource: string
  readonly id: number
}

/** Opens the share sheet of a record; nothing where its resource has none. */
export function ShareButton({ resource, id }: ShareButtonProps) {
  const t = useWords(kitWords)
  if (!isShared(resource)) return null
  return (
    <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => share(resource, id)}>
      {t('actions.share')}
    </Button>
  )
}
