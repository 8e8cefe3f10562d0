import { EyeOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

interface PreviewButtonProps {
  readonly className?: string
  /** What a record looks like to its readers. */
  readonly children: ReactNode
}

/** Brings a preview over the edge of the screen, where there is no room beside it. */
export function PreviewButton({ className, children }: PreviewButtonProps) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<EyeOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
        {...(className !== undefined && { className })}
      >
        {t('form.preview')}
      </Button>
      <Drawer open={isOpen} title={t('form.preview')} size={400} onClose={() => setOpen(false)}>
        {children}
      </Drawer>
    </>
  )
}
