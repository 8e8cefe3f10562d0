import { createRoot } from 'react-dom/client'
import { phrasesIn } from '#kit/i18n/words.ts'
import { provideWords } from '#kit/i18n/web/words.ts'
import { call } from '#kit/http/web/client.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { confirmationCalls } from './proof.calls.ts'

/** Asks in a dialog of its own, whatever page it is; false where it was put aside. */
export async function askConfirmation(): Promise<boolean> {
  const [ways] = await Promise.all([
    call(confirmationCalls.ways, {}),
    provideWords((language) => phrasesIn([secondFactorWords], language)),
  ])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const before = document.activeElement
  const isConfirmed = await new Promise<boolean>((resolve) => {
    root.render(<ConfirmDialog onAnswer={resolve} ways={ways} />)
  })
  root.unmount()
  host.remove()
  if (before instanceof HTMLElement) before.focus()
  return isConfirmed
}
