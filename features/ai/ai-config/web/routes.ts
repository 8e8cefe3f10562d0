import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { aiConfig } from '../ai-config.contract.ts'

const inside = routesUnder('/configs/aiList', aiConfigWords, superAdmins)

const loadForm = () => import('./AiConfigForm.tsx')

export const aiConfigScreens = {
  '/configs/aiAdd': {
    route: inside('routes.aiAdd'),
    load: () => loadForm().then((file) => file.AiConfigAdd),
  },
  '/configs/aiDebug': {
    route: { title: phrase(aiConfigWords, 'debug.title'), roles: superAdmins, order: 30 },
    load: () => import('./AiDebug.tsx').then((file) => file.AiDebug),
    search: idSearch,
  },
  '/configs/aiEdit': {
    route: inside('routes.aiEdit'),
    load: () => loadForm().then((file) => file.AiConfigEdit),
    search: idSearch,
  },
  '/configs/aiList': {
    route: { title: phrase(aiConfigWords, 'title'), roles: superAdmins, order: 20 },
    load: () => import('./AiConfigList.tsx').then((file) => file.AiConfigList),
    search: searchOf(aiConfig),
  },
  '/configs/aiTake': {
    route: inside('routes.aiTake'),
    load: () => import('./take/TakeScreen.tsx').then((file) => file.TakeScreen),
    search: idSearch,
  },
} satisfies Screens
