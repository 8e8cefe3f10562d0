import type { ScreenAddresses } from '#kit/resource/web/rowPaths.ts'
import type { ViewHead } from '#kit/record/web/overview/viewHead.ts'
import { layoutOf, type FormLayout } from '#kit/record/web/layout.ts'
import { agent, agentEndpoints } from '../agent.contract.ts'

/** Agents as lists and forms take them. */
export const agents = { ...agent, endpoints: agentEndpoints }

/** Somebody else's agent opens where one's own is changed, to be read. */
export const agentHome: ScreenAddresses = {
  list: '/configs/agentList',
  add: '/configs/agentAdd',
  edit: '/configs/agentEdit',
  view: '/configs/agentEdit',
}

const voice = { key: 'voice', fields: ['voiceId', 'speed'] } as const

export const agentLayout = layoutOf(agent, [
  { key: 'basics', fields: ['name', 'avatar', 'note'] },
  { key: 'provider', fields: ['platform', 'baseUrl', 'assistantId', 'apiKey', 'secret'] },
  voice,
])

/** What others may know of an agent that they use. */
export const agentReadLayout: FormLayout = {
  sections: [{ key: 'provider', fields: ['platform', 'baseUrl', 'assistantId'] }, voice],
}

/** What of an agent is seen at a glance. */
export const agentHead: ViewHead = { picture: 'avatar', isFace: true, text: 'note' }
