import type { ScreenAddresses } from '#kit/resource/web/rowPaths.ts'
import type { FormLayout } from '#kit/record/web/RecordForm.tsx'
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

const basics = { key: 'basics', fields: ['name', 'avatar', 'note'] }
const voice = { key: 'voice', fields: ['voiceId', 'speed'] }

export const agentLayout: FormLayout = {
  sections: [
    basics,
    { key: 'provider', fields: ['platform', 'baseUrl', 'assistantId', 'apiKey', 'secret'] },
    voice,
  ],
}

/** What others may know of an agent that they use. */
export const agentReadLayout: FormLayout = {
  sections: [
    { key: 'basics', fields: ['avatar', 'note'] },
    { key: 'provider', fields: ['platform', 'baseUrl', 'assistantId'] },
    voice,
  ],
}
