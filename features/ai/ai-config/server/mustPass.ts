import { refuse, type FieldProblems } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { aiConfigFaults } from '../ai-config.faults.ts'
import { isPassed, type Gate } from '../ai-config.gate.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { gateState, type Candidate } from './gateState.ts'

/**
 * I-gate: lets a configuration into use when its reference examples pass; one without examples passes. A reason overrules
 * them, and the operation log keeps it with what it overruled; a blank one is none.
 * @throws `untested` where nobody is there to run them, else `examplesFail`
 */
export async function mustPass(call: Call, candidate: Candidate, reason: string | undefined): Promise<void> {
  const gate = await gateState(call, candidate)
  if (isPassed(gate)) return
  if (reason === undefined || reason.trim() === '') refuseUse(gate)
  const after = { reason, ...countsOf(gate) }
  call.record({ resource: 'ai-config', resourceId: candidate.id, action: 'overrule', after })
}

/** The same of a change to a configuration in use, said beside its JSON. There is no reason here: it is laid aside first. */
export async function mustStillPass(call: Call, candidate: Candidate): Promise<void> {
  const gate = await gateState(call, candidate)
  if (isPassed(gate)) return
  const key = gate.canRun ? 'problems.examplesFail' : 'problems.untested'
  refuseUse(gate, { json: phrase(aiConfigWords, key, countsOf(gate)) })
}

const countsOf = ({ rows, passed, failed, open, unrun }: Gate) => ({
  ...{ examples: rows.length, passed: passed.length },
  ...{ failed: failed.length, open: open.length, unrun: unrun.length },
})

function refuseUse(gate: Gate, fields?: FieldProblems): never {
  const { failed, open, unrun } = gate
  const detail = { values: countsOf(gate), data: { failed, open, unrun }, ...(fields && { fields }) }
  return refuse(gate.canRun ? aiConfigFaults.examplesFail : aiConfigFaults.untested, detail)
}
