import { SoundOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import { useSavedFirst } from '../problems/useSavedFirst.ts'

const SpeechDialog = lazy(async () => ({ default: (await import('./SpeechDialog.tsx')).SpeechDialog }))

/** Opens what speaks all cards. */
export function SpeechTool() {
  const t = useWords(speechWords)
  const savedFirst = useSavedFirst()
  const [isOpen, setOpen] = useState(false)
  const open = () => savedFirst(() => setOpen(true))
  return (
    <>
      <Tooltip title={t('open')}>
        <Button
          aria-label={t('open')}
          icon={<SoundOutlined aria-hidden="true" />}
          onClick={open}
          type="text"
        />
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <SpeechDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
