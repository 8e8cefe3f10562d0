import type { Root } from 'react-dom/client'
import { provideWords } from '#kit/i18n/web/words.ts'
import { AuthRedirect } from './AuthRedirect.tsx'
import { takeError } from '../frame/handover.ts'
import './login.css'
import { LoginPage } from './LoginPage.tsx'
import { loadSignInWords } from './words.ts'

interface SignIn {
  readonly onSignedIn: () => void
  /** Called once the person begins to type: time to fetch what comes after signing in. */
  readonly onTyping: () => void
}

/** Draws the sign-in pages: no shell, no component library, no router. */
export async function openLogin(root: Root, { onSignedIn, onTyping }: SignIn): Promise<void> {
  await provideWords(loadSignInWords)
  document.addEventListener('input', onTyping, { once: true })
  const isRedirect = window.location.pathname === '/auth-redirect'
  root.render(isRedirect ? <AuthRedirect /> : <LoginPage error={takeError()} onSignedIn={onSignedIn} />)
}
