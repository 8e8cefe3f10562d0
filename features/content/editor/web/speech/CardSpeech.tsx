import './speech.css'
import { AudioOutlined } from '@ant-design/icons'
import { Button, Popover, Tooltip } from 'antd'
import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import { useSavedFirst } from '../problems/useSavedFirst.ts'
import { CardSpeechPanel } from './CardSpeechPanel.tsx'

/** Beside a card: its sound, and what makes one. */
export function CardSpeech({ cardId }: { readonly cardId: number }) {
  const t = useWords(speechWords)
  const savedFirst = useSavedFirst()
  const [openAt, setOpenAt] = useState<number>()
  const open = (isOpening: boolean) => {
    if (isOpening) savedFirst(() => setOpenAt(cardId))
    else setOpenAt(undefined)
  }
  return (
    <Popover
      content={<CardSpeechPanel cardId={cardId} />}
      destroyOnHidden
      onOpenChange={open}
      open={openAt === cardId}
      placement="bottomRight"
      title={t('card.label')}
      trigger="click"
    >
      <Tooltip title={t('card.label')}>
        <Button aria-label={t('card.label')} icon={<AudioOutlined aria-hidden="true" />} type="text" />
      </Tooltip>
    </Popover>
  )
}
