import './connect.css'
import { useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { ProviderPanel } from './ProviderPanel.tsx'
import { speechProviders } from '../knownVoices.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { MiniMaxFields } from './MiniMaxFields.tsx'
import { useVoices } from './useVoices.ts'
import { VoicesPanel } from './VoicesPanel.tsx'

/** I3: provider, key, model and voices, each listened to before it is added. */
export function ConnectVoicesScreen() {
  const t = useWords(voiceConnectWords)
  const voices = useVoices()
  const isMiniMax = voices.connection.access.provider === 'minimax'
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <div className="kit-stack connect">
        <ProviderPanel connection={voices.connection} providers={speechProviders} isKnown={voices.isKnown}>
          {isMiniMax && <MiniMaxFields voices={voices} />}
        </ProviderPanel>
        {voices.models && <VoicesPanel voices={voices} models={voices.models} />}
        <div className="connect-bar">
          <Go href={isMiniMax ? '/configs/minimax' : '/configs/tts'}>{t('toList')}</Go>
          <Go href={isMiniMax ? '/configs/minimax?edit=new' : '/configs/tts?edit=new'}>{t('byHand')}</Go>
        </div>
      </div>
    </>
  )
}
