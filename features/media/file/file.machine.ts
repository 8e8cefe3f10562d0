import { machine } from '#kit/contract/machine.ts'

/**
 * Pictures of records are public from the start; those of cards become it when their activity is published, which the
 * server alone does.
 */
export const fileMachine = machine({
  name: 'file',
  states: { private: 'off', public: 'ok' },
  initial: 'private',
  moves: { publish: { from: ['private'], to: 'public', who: [] } },
})
