import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { agent } from '../agent.contract.ts'

const loadForm = () => import('./AgentForm.tsx')

export const agentScreens = {
  '/configs/agentAdd': { load: () => loadForm().then((file) => file.AgentAdd) },
  '/configs/agentEdit': { load: () => loadForm().then((file) => file.AgentEdit), search: idSearch },
  '/configs/agentList': {
    load: () => import('./AgentList.tsx').then((file) => file.AgentList),
    search: searchOf(agent),
  },
} satisfies Screens
