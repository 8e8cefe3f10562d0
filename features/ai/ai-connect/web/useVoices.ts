import { useState } from 'react'
import { useWrite } from '#kit/http/web/query.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useLanguage, useWords } from '#kit/i18n/web/words.ts'
import type { Language } from '#kit/i18n/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '#features/ai/voice/voice.contract.ts'
import { speechModelsOf, type SpeechProvider } from '../knownVoices.ts'
import { voiceConnectEndpoints } from '../voice-connect.contract.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import { useAccess } from './useAccess.ts'

interface Chosen {
  readonly model: string
  readonly language: Language
  readonly codes: readonly string[]
}

/** What is entered to connect voices. Voices are of a model, and a model is of an access. */
export function useVoices() {
  const t = useWords(voiceConnectWords)
  const reads = useLanguage()
  const [groupId, setGroupId] = useState('')
  const [chosen, setChosen] = useState<Chosen>({ model: '', language: reads, codes: [] })
  const connection = useAccess<SpeechProvider>('siliconflow', () =>
    setChosen((now) => ({ ...now, model: '', codes: [] })),
  )
  const saving = useWrite(voiceConnectEndpoints.use, {
    touches: [ttsVoice.endpoints.page, minimaxVoice.endpoints.page, voiceEndpoints.options],
  })
  const { provider, ...entered } = connection.access
  const access = { ...entered, provider, groupId: provider === 'minimax' ? groupId.trim() : '' }
  const known = speechModelsOf(provider)
  const isWhole = connection.isEntered && (provider !== 'minimax' || access.groupId !== '')
  return {
    ...{ connection, chosen, groupId, setGroupId, isSaving: saving.isPending },
    /** Its models are known without asking it. */
    isKnown: known !== undefined,
    /** Undefined: not enough is entered, or the provider was not asked. */
    models: known ? (isWhole ? known : undefined) : connection.models.data,
    choose: (part: Partial<Chosen>) =>
      setChosen((now) => ({ ...now, ...(part.model !== undefined && { codes: [] }), ...part })),
    /** The call that has one voice say its sample. */
    sample: (code: string) => ({ ...access, model: chosen.model, language: chosen.language, code }),
    save: () =>
      saving.mutate(
        { body: { ...access, ...chosen, codes: [...chosen.codes] } },
        {
          onError: (error) => notify({ kind: 'error', text: errorText(error) }),
          onSuccess: (ids) => {
            notify({ kind: 'success', text: t('done', { count: ids.length }) })
            setChosen((now) => ({ ...now, codes: [] }))
          },
        },
      ),
  }
}

export type Voices = ReturnType<typeof useVoices>
