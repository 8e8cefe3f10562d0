import { useState } from 'react'
import type { ModelProvider } from '#kit/ai/modelProviders.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { agentEndpoints } from '#features/ai/agent/agent.contract.ts'
import { aiStateEndpoint } from '#features/ai/agent/aiState.contract.ts'
import { aiConnectEndpoints } from '../ai-connect.contract.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { useAccess } from './useAccess.ts'

interface Models {
  readonly model: string
  readonly pictureModel: string
}

const noModels: Models = { model: '', pictureModel: '' }

/** What is entered to connect an AI, and how far that is: models are of an access, and a trial is of a model. */
export function useConnection() {
  const t = useWords(aiConnectWords)
  const [chosen, setChosen] = useState(noModels)
  const trial = useWrite(aiConnectEndpoints.test)
  const saving = useWrite(aiConnectEndpoints.use, { touches: [agentEndpoints.page, aiStateEndpoint] })
  const connected = useAccess<ModelProvider>('deepseek', () => {
    setChosen(noModels)
    trial.reset()
  })
  const { access, enter } = connected
  const choose = (part: Partial<Models>) => {
    setChosen((now) => ({ ...now, ...part }))
    if (part.model !== undefined) trial.reset()
  }
  const { model } = chosen
  return {
    ...connected,
    ...{ chosen, trial, choose, isSaving: saving.isPending },
    test: () => trial.mutate({ body: { ...access, model } }),
    save: () =>
      saving.mutate(
        { body: { ...access, ...chosen } },
        {
          onError: (error) => notify({ kind: 'error', text: errorText(error) }),
          onSuccess: () => {
            notify({ kind: 'success', text: t('done', { model }) })
            enter({ apiKey: '' })
          },
        },
      ),
  }
}

export type Connection = ReturnType<typeof useConnection>
