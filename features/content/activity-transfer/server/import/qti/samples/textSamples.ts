import { declared, mapping, mapResponse, matchCorrect } from './makeQti.ts'
import type { QtiSample } from './sample.ts'

/** Own questions on keeping bees, with the points that the standard gives. */
export const textSamples: readonly QtiSample[] = [
  {
    kind: 'gapMatchInteraction',
    declarations: declared('multiple', 'directedPair', ['W G1', 'S G2'], mapping({ 'W G1': 1, 'S G2': 1 })),
    body: `<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><prompt>Put in the words.</prompt><gapText identifier="W" matchMax="1">wax</gapText><gapText identifier="S" matchMax="1">sugar</gapText><gapText identifier="O" matchMax="1">oil</gapText><blockquote><p>Combs are made of <gap identifier="G1"/>, and nectar holds <gap identifier="G2"/>.</p></blockquote></gapMatchInteraction>`,
    processing: mapResponse,
    types: ['blanks'],
    points: 2,
    plays: [
      [{ answers: ['wax', 'sugar'] }, 1],
      [{ answers: ['wax', 'oil'] }, 0.5],
      [{ answers: ['sugar', 'wax'] }, 0],
    ],
  },
  {
    kind: 'inlineChoiceInteraction',
    declarations: declared('single', 'identifier', ['six']),
    body: `<p>A cell of a comb has <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="four">four</inlineChoice><inlineChoice identifier="six">six</inlineChoice><inlineChoice identifier="eight">eight</inlineChoice></inlineChoiceInteraction> sides.</p>`,
    processing: matchCorrect,
    types: ['blanks'],
    points: 1,
    plays: [
      [{ answers: ['six'] }, 1],
      [{ answers: ['eight'] }, 0],
    ],
  },
  {
    kind: 'textEntryInteraction',
    declarations: declared(
      'single',
      'string',
      ['hive'],
      `<mapping defaultValue="0"><mapEntry mapKey="hive" mappedValue="1" caseSensitive="false"/><mapEntry mapKey="beehive" mappedValue="1" caseSensitive="false"/></mapping>`,
    ),
    body: `<p>Bees live in a <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/>.</p>`,
    processing: mapResponse,
    types: ['blanks'],
    points: 1,
    plays: [
      [{ answers: ['hive'] }, 1],
      [{ answers: ['Beehive'] }, 1],
      [{ answers: ['hole'] }, 0],
    ],
  },
  {
    kind: 'extendedTextInteraction',
    declarations: declared('single', 'string', []),
    body: `<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"><prompt>Why do bees swarm?</prompt></extendedTextInteraction>`,
    processing: '',
    types: ['question'],
    points: 1,
    plays: [[{ text: 'The hive has become too small.' }, null]],
  },
  {
    kind: 'hottextInteraction',
    declarations: declared('multiple', 'identifier', ['H2', 'H3']),
    body: `<hottextInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Mark what is alive.</prompt><p>On a <hottext identifier="H1">stone</hottext> sat a <hottext identifier="H2">bee</hottext> near a <hottext identifier="H3">flower</hottext>.</p></hottextInteraction>`,
    processing: matchCorrect,
    types: ['markWords'],
    points: 1,
    plays: [
      [{ words: ['bee', 'flower'] }, 1],
      [{ words: ['bee'] }, 0],
      [{ words: ['stone'] }, 0],
    ],
  },
]
