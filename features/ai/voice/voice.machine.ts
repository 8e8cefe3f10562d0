import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** A disabled voice is offered no more and speaks no more; what it has spoken stays. */
export const voiceMachine = (name: string) =>
  machine({
    name,
    states: { enabled: 'ok', disabled: 'off' },
    initial: 'enabled',
    moves: {
      disable: { from: ['enabled'], to: 'disabled', who: superAdmins },
      enable: { from: ['disabled'], to: 'enabled', who: superAdmins, tone: 'primary' },
    },
  })
