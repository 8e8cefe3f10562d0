import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isAllowed } from '#kit/contract/role.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { copyProduct } from '../product.contract.ts'
import { useCopyProduct } from './useCopyProduct.ts'

/** A draft of one's own from this product. */
export function CopyButton({ id }: { readonly id: number }) {
  const t = useWords(kitWords)
  const copy = useCopyProduct()
  if (!isAllowed(copyProduct.who, useActor())) return null
  return (
    <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy(id)}>
      {t('actions.copy')}
    </Button>
  )
}
