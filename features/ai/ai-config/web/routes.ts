import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { aiConfig } from '../ai-config.contract.ts'

const loadForm = () => import('./AiConfigForm.tsx')

export const aiConfigScreens = {
  '/configs/aiAdd': { load: () => loadForm().then((file) => file.AiConfigAdd) },
  '/configs/aiDebug': {
    load: () => import('./AiDebug.tsx').then((file) => file.AiDebug),
    search: idSearch,
  },
  '/configs/aiEdit': { load: () => loadForm().then((file) => file.AiConfigEdit), search: idSearch },
  '/configs/aiList': {
    load: () => import('./AiConfigList.tsx').then((file) => file.AiConfigList),
    search: searchOf(aiConfig),
  },
} satisfies Screens
