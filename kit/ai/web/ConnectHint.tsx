import { isAllowed } from '#kit/contract/role.ts'
import { connectScreen } from '#kit/feature/web/kitSettings.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'

/** Where no AI is connected: the screen that helps, for those who may use it; for the others, whom to ask. */
export function ConnectHint() {
  const t = useWords(kitWords)
  const actor = useActor()
  const screen = connectScreen()
  if (!screen || !isAllowed(screen.who, actor)) return <span>{t('ai.ask')}</span>
  return <Go href={screen.href}>{t('ai.connect')}</Go>
}
