import { machine } from '#kit/contract/machine.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** Several may be kept for one category; at most one of them is in use. Taking one into use lays the other aside. */
export const aiConfigMachine = machine({
  name: 'ai-config',
  states: { idle: 'off', inUse: 'ok' },
  initial: 'idle',
  moves: {
    use: { from: ['idle'], to: 'inUse', who: superAdmins, tone: 'primary' },
    layAside: { from: ['inUse'], to: 'idle', who: superAdmins },
  },
})
