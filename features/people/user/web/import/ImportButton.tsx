import { ImportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { userWords } from '../../user.words.ts'

const UserImport = lazy(() => import('./UserImport.tsx').then((file) => ({ default: file.UserImport })))

/** Opens the import over the list. */
export function ImportButton() {
  const t = useWords(userWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('import.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <UserImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
