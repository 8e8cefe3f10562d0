import '#kit/web/base.css'
import '#app/login/login.css'
import { createRoot } from 'react-dom/client'
import { Frame } from '#app/login/Frame.tsx'
import { loginPath } from '#app/login/target.ts'
import { loadSignInWords } from '#app/login/words.ts'
import { sessionWords } from '#features/session/web/words.ts'
import { readToken } from '#kit/web/token.ts'
import { provideWords, useWords } from '#kit/web/words.ts'

/** Where learners land while the player is being made: tells them that they are in the right place. */
function Waiting() {
  const t = useWords(sessionWords)
  return (
    <Frame title={t('screen.playerLater')}>
      <p className="sign-lead-in">{t('screen.playerLaterLead')}</p>
    </Frame>
  )
}

async function open(): Promise<void> {
  const host = document.getElementById('root')
  if (!host) return
  const { pathname, search } = window.location
  if (readToken() === null) return window.location.replace(loginPath(pathname + search))
  await provideWords(loadSignInWords)
  createRoot(host).render(<Waiting />)
}

void open()
