import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

export const agentStatuses = ['enabled', 'disabled'] as const

/** R-agent: all that a super administrator may do with somebody else's agent is to disable it, and to let it work again. */
export const agentMachine = machine({
  name: 'agent',
  states: { enabled: 'ok', disabled: 'off' },
  initial: 'enabled',
  moves: {
    disable: { from: ['enabled'], to: 'disabled', who: superAdmins, tone: 'danger' },
    enable: { from: ['disabled'], to: 'enabled', who: superAdmins, tone: 'primary' },
  },
})
