import { readQtiXml, type QtiNode } from './qtiNodes.ts'

const set = (value: string) => `<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`
const zero = '<baseValue baseType="float">0</baseValue>'
const one = '<baseValue baseType="float">1</baseValue>'
const response = '<variable identifier="RESPONSE"/>'
const condition = (test: string, then: string, otherwise: string) =>
  `<responseCondition><responseIf>${test}${set(then)}</responseIf><responseElse>${set(otherwise)}</responseElse></responseCondition>`
const feedback = (name: string, value: string) =>
  `<setOutcomeValue identifier="${name}"><baseValue baseType="identifier">${value}</baseValue></setOutcomeValue>`
const mapping = (name: string) =>
  condition(`<isNull>${response}</isNull>`, zero, `<${name} identifier="RESPONSE"/>`)

const isCorrect = `<match>${response}<correct identifier="RESPONSE"/></match>`
const isMost =
  '<equal toleranceMode="exact"><variable identifier="MAXSCORE"/><variable identifier="SCORE"/></equal>'

/** The three templates that the standard defines, which every version has, and those of its profile of the Common Cartridge. */
const templates: Readonly<Record<string, string>> = {
  match_correct: condition(isCorrect, one, zero),
  map_response: mapping('mapResponse'),
  map_response_point: mapping('mapResponsePoint'),
  cc2_match: condition(isCorrect, one, zero),
  cc2_match_basic: `<responseCondition><responseIf>${isCorrect}${set('<variable identifier="MAXSCORE"/>')}${feedback('FEEDBACKBASIC', 'correct')}</responseIf><responseElse>${feedback('FEEDBACKBASIC', 'incorrect')}</responseElse></responseCondition>`,
  cc2_map_response: `${mapping('mapResponse')}<responseCondition><responseIf>${isMost}${feedback('FEEDBACK', 'correct')}</responseIf><responseElse>${feedback('FEEDBACK', 'incorrect')}</responseElse></responseCondition>`,
}

/** The rules of the template at this address, by the last part of it; undefined where the standard has no such template. */
export function templateAt(address: string): QtiNode | undefined {
  const name = (address.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.xml$/i, '')
    .replaceAll('-', '_')
    .toLowerCase()
  const rules = Object.hasOwn(templates, name) ? templates[name] : undefined
  return rules === undefined
    ? undefined
    : readQtiXml(`<responseProcessing>${rules}</responseProcessing>`).children[0]
}
