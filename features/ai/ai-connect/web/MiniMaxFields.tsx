import { Input } from 'antd'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { minimaxWords } from '#features/ai/voice/minimax.words.ts'
import { voiceConnectFields } from '../voice-connect.contract.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import type { Voices } from './useVoices.ts'

/** What MiniMax asks for beside the key. */
export function MiniMaxFields({ voices }: { readonly voices: Voices }) {
  const t = useWords(voiceConnectWords)
  const ofMiniMax = useWords(minimaxWords)
  const { access, enter } = voices.connection
  return (
    <>
      <FormField
        path="groupId"
        id="connect-group"
        label={ofMiniMax('fields.groupId')}
        hint={ofMiniMax('hints.groupId')}
        required="save"
      >
        {({ id, describedBy }) => (
          <Input
            id={id}
            spellCheck={false}
            aria-describedby={describedBy}
            maxLength={voiceConnectFields.groupId.max}
            value={voices.groupId}
            onChange={({ target }) => voices.setGroupId(target.value)}
          />
        )}
      </FormField>
      <FormField
        path="baseUrl"
        id="connect-minimax"
        label={ofMiniMax('fields.baseUrl')}
        hint={t('hints.baseUrl')}
        required="never"
      >
        {({ id, describedBy }) => (
          <Input
            id={id}
            inputMode="url"
            spellCheck={false}
            aria-describedby={describedBy}
            maxLength={voiceConnectFields.baseUrl.max}
            value={access.baseUrl}
            onChange={({ target }) => enter({ baseUrl: target.value })}
          />
        )}
      </FormField>
    </>
  )
}
