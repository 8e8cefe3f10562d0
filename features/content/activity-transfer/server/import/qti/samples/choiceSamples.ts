import { declared, mapping, mapResponse, matchCorrect } from './makeQti.ts'
import { choice, type QtiSample } from './sample.ts'

/** Own questions on keeping bees, with the points that the standard gives. */
export const choiceSamples: readonly QtiSample[] = [
  {
    kind: 'choiceInteraction',
    declarations: declared('single', 'identifier', ['B']),
    body: `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1" shuffle="true"><prompt>Who lays the eggs?</prompt>${choice('A', 'A drone')}${choice('B', 'The queen')}${choice('C', 'A worker')}</choiceInteraction>`,
    processing: matchCorrect,
    types: ['choice'],
    points: 1,
    plays: [
      [{ options: ['The queen'] }, 1],
      [{ options: ['A drone'] }, 0],
    ],
  },
  {
    kind: 'choiceInteraction',
    declarations: declared(
      'multiple',
      'identifier',
      ['A', 'C'],
      mapping({ A: 1, C: 1, B: -1, D: -1 }, 'lowerBound="0"'),
    ),
    body: `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>What do bees collect?</prompt>${choice('A', 'Nectar')}${choice('B', 'Leaves')}${choice('C', 'Pollen')}${choice('D', 'Sand')}</choiceInteraction>`,
    processing: mapResponse,
    types: ['choice'],
    points: 2,
    plays: [
      [{ options: ['Nectar', 'Pollen'] }, 1],
      [{ options: ['Nectar'] }, 0.5],
      [{ options: ['Nectar', 'Pollen', 'Sand'] }, 0.5],
      [{ options: ['Leaves', 'Sand'] }, 0],
    ],
  },
  {
    kind: 'orderInteraction',
    declarations: declared('ordered', 'identifier', ['E', 'L', 'P', 'B']),
    body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>How does a bee grow?</prompt>${choice('B', 'Bee')}${choice('E', 'Egg')}${choice('P', 'Pupa')}${choice('L', 'Larva')}</orderInteraction>`,
    processing: matchCorrect,
    types: ['order'],
    points: 1,
    plays: [
      [{ items: ['Egg', 'Larva', 'Pupa', 'Bee'] }, 1],
      [{ items: ['Egg', 'Pupa', 'Larva', 'Bee'] }, 0],
      [{ items: ['Bee', 'Pupa', 'Larva', 'Egg'] }, 0],
    ],
  },
  {
    kind: 'sliderInteraction',
    declarations: declared('single', 'float', ['35']),
    body: `<sliderInteraction responseIdentifier="RESPONSE" lowerBound="0" upperBound="50" step="1"><prompt>How warm is a hive, in degrees?</prompt></sliderInteraction>`,
    processing: `<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="1 1"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
    types: ['question'],
    points: 2,
    plays: [
      [{ number: 35 }, 1],
      [{ number: 34 }, 1],
      [{ number: 37 }, 0],
    ],
  },
]
