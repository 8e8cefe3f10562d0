import './connect.css'
import { useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { ProviderPanel } from './ProviderPanel.tsx'
import { speechProviders } from '../knownVoices.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { useVoices } from './useVoices.ts'
import { VoicesPanel } from './VoicesPanel.tsx'

/** I3: provider, key, model and voices, each listened to before it is added. */
export function ConnectVoicesScreen() {
  const t = useWords(voiceConnectWords)
  const voices = useVoices()
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <div className="kit-stack connect">
        <ProviderPanel connection={voices.connection} providers={speechProviders} />
        {voices.connection.models.data && (
          <VoicesPanel voices={voices} models={voices.connection.models.data} />
        )}
        <div className="connect-bar">
          <Go href="/configs/tts">{t('toList')}</Go>
          <Go href="/configs/tts?edit=new">{t('byHand')}</Go>
        </div>
      </div>
    </>
  )
}
