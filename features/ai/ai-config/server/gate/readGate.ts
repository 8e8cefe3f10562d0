import type { Call } from '#kit/call/server/context.ts'
import type { Gate } from '../../ai-config.gate.ts'
import { configById } from '../debug.open.ts'
import { gateState } from './gateState.ts'

/** What stands between a kept configuration and its use. */
export const readGate = async (call: Call, id: number): Promise<Gate> =>
  gateState(call, await configById(call, id))
