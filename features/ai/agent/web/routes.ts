import { agentWords } from '../agent.words.ts'
import { creators } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { agent } from '../agent.contract.ts'

const loadForm = () => import('./AgentForm.tsx')

export const agentScreens = {
  '/configs/agentAdd': {
    route: { title: phrase(agentWords, 'routes.agentAdd'), roles: creators, under: '/configs/agentList' },
    load: () => loadForm().then((file) => file.AgentAdd),
  },
  '/configs/agentEdit': {
    route: { title: phrase(agentWords, 'edit'), roles: creators, under: '/configs/agentList' },
    load: () => loadForm().then((file) => file.AgentEdit),
    search: idSearch,
  },
  '/configs/agentList': {
    route: { title: phrase(agentWords, 'title'), roles: creators, place: 10 },
    load: () => import('./AgentList.tsx').then((file) => file.AgentList),
    search: searchOf(agent),
  },
} satisfies Screens
