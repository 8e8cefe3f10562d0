import { Switch } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import type { OpenScreen } from '#features/ai/agent/conversation.screen.ts'
import { assistantWords } from '../assistant.words.ts'
import { shortLabel } from './shortLabel.ts'

interface Props {
  readonly open: OpenScreen
  readonly isShared: boolean
  readonly onShare: (isShared: boolean) => void
}

/** Shows what goes to the assistant with the next question, and switches that off. */
export function SharedContext({ open, isShared, onShare }: Props) {
  const t = useWords(assistantWords)
  const { title, recordName, field } = open
  const parts = [
    t('known.screen', { title }),
    recordName && t('known.record', { name: shortLabel(recordName) }),
    field && t('known.field', { label: shortLabel(field.label) || t('unnamed') }),
  ]
  const what = parts.filter(Boolean).join(' · ')
  return (
    <div className="assistant-knows">
      <span>{isShared ? t('knows', { what }) : t('knowsNothing')}</span>
      <Switch size="small" aria-label={t('share')} title={t('share')} checked={isShared} onChange={onShare} />
    </div>
  )
}
