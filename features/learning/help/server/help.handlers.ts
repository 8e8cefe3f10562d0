import { refuse } from '#kit/contract/fault.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import type { helpEndpoints } from '../help.contract.ts'
import { helpFaults } from '../help.faults.ts'

export const helpHandlers: HandlersOf<typeof helpEndpoints> = {
  helpTurns: () => refuse(helpFaults.notOffered),
  help: () => refuse(helpFaults.notOffered),
  helpSpeech: () => refuse(helpFaults.notOffered),
}
