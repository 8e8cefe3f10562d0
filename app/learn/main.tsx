import '#kit/i18n/web/contentPolicy.ts'
import '#kit/theme/web/base.css'
import { refuseMarkup } from '#kit/view/web/trustedTypes.ts'
import './page.css'
import { createRoot } from 'react-dom/client'
import { provideConfirmation } from '#kit/http/web/confirmation.ts'
import { provideWords } from '#kit/i18n/web/words.ts'
import { reloadWhenReplaced } from '../frame/reloadWhenReplaced.ts'
import { LearnApp } from './LearnApp.tsx'
import { loadLearnWords } from './words.ts'

async function open(): Promise<void> {
  const host = document.getElementById('root')
  if (!host) return
  await provideWords(loadLearnWords)
  createRoot(host).render(<LearnApp />)
}

refuseMarkup()
provideConfirmation(async () => (await import('../frame/proof/askConfirmation.tsx')).askConfirmation())
reloadWhenReplaced()
void open()
// Behind the page, which it must not slow down; without it everything works while there is a connection.
window.addEventListener('load', () => {
  import('./startWorker.ts').then(({ startWorker }) => startWorker()).catch(() => undefined)
})
