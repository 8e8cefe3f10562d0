import { useWords } from '#kit/i18n/web/words.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { learnWords } from '../../learn.words.ts'
import { follow, messagesPath } from '../view/place.ts'
import { useUnread } from './useUnread.ts'

const bell = 'M6 16.5h12l-1.6-2.4V10a4.4 4.4 0 0 0-8.8 0v4.1zM10.4 19.2a1.8 1.8 0 0 0 3.2 0'
/** As in the console. */
const maxShown = 99

/** The way to one's messages, with how many are unread. */
export function MessageBell() {
  const t = useWords(learnWords)
  const count = useUnread()
  const label = count === 0 ? t('messages.title') : t('messages.unread', { count })
  return (
    <a aria-label={label} className="learn-bell" href={messagesPath} onClick={follow}>
      <LineIcon path={bell} size={24} />
      {count > 0 && <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>}
    </a>
  )
}
