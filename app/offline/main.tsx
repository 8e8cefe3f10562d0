import '#kit/i18n/web/contentPolicy.ts'
import '#kit/theme/web/base.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { Notices } from '#kit/notice/web/Notices.tsx'
import { changeLanguage, provideWords } from '#kit/i18n/web/words.ts'
import { loadDeck } from '#deck/web/play/loadDeck.ts'
import { Player } from '#deck/web/play/Player.tsx'
import { previewPort } from '#deck/web/play/previewPort.ts'
import type { OfflineActivity } from '#features/content/activity-transfer/offline.ts'
import { fileAddresses } from './fileAddresses.ts'
import { loadKitWords } from './words.ts'

/** Plays the activity that is written into this very page: nothing is asked of any network, nothing is kept. */
async function open(): Promise<void> {
  const host = document.getElementById('root')
  const written = document.getElementById('activity')?.textContent
  if (!host || !written) return
  const activity: OfflineActivity = JSON.parse(written)
  await changeLanguage(activity.language)
  await Promise.all([provideWords(loadKitWords), loadDeck(activity.cards)])
  createRoot(host).render(<OfflinePage activity={activity} files={fileAddresses(activity.files)} />)
}

interface Props {
  readonly activity: OfflineActivity
  readonly files: Readonly<Record<number, string>>
}

function OfflinePage({ activity: { title, cards, language }, files }: Props) {
  return (
    <main className="offline">
      <h1>{title}</h1>
      <div className="offline-player">
        <Player deck={cards} files={files} language={language} port={previewPort(() => cards)} />
      </div>
      <Notices />
    </main>
  )
}

void open()
