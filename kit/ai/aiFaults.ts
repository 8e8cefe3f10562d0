import { faults } from '#kit/contract/fault.ts'

/** The refusals of a call whose AI does not answer, one for each `AiErrorKind`. */
export const aiFaults = faults('kit', {
  aiMissing: 1010,
  aiRefused: 1011,
  aiBusy: 1012,
  aiSilent: 1013,
  aiBroken: 1014,
  aiEndless: 1015,
  aiForbidden: 1016,
  aiSpent: 1017,
  /** The prompt holds words of the list that super administrators keep; `data.words` names them. */
  sensitive: 1018,
})
