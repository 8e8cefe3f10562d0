import { creators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { agentWords } from '../agent.words.ts'
import { agent } from '../agent.contract.ts'

const inside = routesUnder('/configs/agentList', agentWords, creators)

const loadForm = () => import('./AgentForm.tsx')

export const agentScreens = {
  '/configs/agentAdd': {
    route: inside('routes.agentAdd'),
    load: () => loadForm().then((file) => file.AgentAdd),
  },
  '/configs/agentEdit': {
    route: inside('edit'),
    load: () => loadForm().then((file) => file.AgentEdit),
    search: idSearch,
  },
  '/configs/agentList': {
    route: { title: phrase(agentWords, 'title'), roles: creators, order: 10 },
    load: () => import('./AgentList.tsx').then((file) => file.AgentList),
    search: searchOf(agent),
  },
} satisfies Screens
