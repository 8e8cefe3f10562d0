import { Alert } from 'antd'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { useAiState } from './aiState.ts'
import { ConnectHint } from './ConnectHint.tsx'

/** Tells the author of a card that no AI is connected, and who connects one; draws nothing where one is. */
export function AiNotice() {
  const t = useWords(cardFormWords)
  const state = useAiState()
  if (state === undefined || state.hasText) return null
  return (
    <Alert
      className="card-notice"
      description={<ConnectHint />}
      showIcon
      title={t('ai.missing')}
      type="warning"
    />
  )
}
