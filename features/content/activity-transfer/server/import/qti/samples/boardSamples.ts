import { declared, mapping, mapResponse, mapResponsePoint, matchCorrect } from './makeQti.ts'
import { board, spot, type QtiSample } from './sample.ts'

/** Own questions on keeping bees, with the points that the standard gives. */
export const boardSamples: readonly QtiSample[] = [
  {
    kind: 'hotspotInteraction',
    declarations: declared('single', 'identifier', ['barn']),
    body: `<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Where is the barn?</prompt>${board}${spot('hotspotChoice', 'barn', '0,0,100,100', 'Upper left')}${spot('hotspotChoice', 'pond', '300,200,400,300', 'Lower right')}</hotspotInteraction>`,
    processing: matchCorrect,
    types: ['place'],
    points: 1,
    plays: [
      [{ points: [[0.1, 0.1]] }, 1],
      [{ points: [[0.9, 0.9]] }, 0],
    ],
  },
  {
    kind: 'selectPointInteraction',
    declarations: declared(
      'multiple',
      'point',
      [],
      `<areaMapping defaultValue="0"><areaMapEntry shape="circle" coords="50,50,40" mappedValue="1"/><areaMapEntry shape="rect" coords="300,200,400,300" mappedValue="1"/></areaMapping>`,
    ),
    body: `<selectPointInteraction responseIdentifier="RESPONSE" maxChoices="2"><prompt>Point at both hives.</prompt>${board}</selectPointInteraction>`,
    processing: mapResponsePoint,
    types: ['place'],
    points: 2,
    plays: [
      [
        {
          points: [
            [0.125, 0.166],
            [0.9, 0.9],
          ],
        },
        1,
      ],
      [
        {
          points: [
            [0.125, 0.166],
            [0.5, 0.5],
          ],
        },
        0.5,
      ],
      [{ points: [[0.5, 0.5]] }, 0],
    ],
  },
  {
    kind: 'graphicOrderInteraction',
    declarations: declared('ordered', 'identifier', ['c', 'a', 'b']),
    body: `<graphicOrderInteraction responseIdentifier="RESPONSE"><prompt>In which order are they visited?</prompt>${board}${spot('hotspotChoice', 'a', '0,0,100,100', 'Orchard')}${spot('hotspotChoice', 'b', '150,0,250,100', 'Meadow')}${spot('hotspotChoice', 'c', '300,0,400,100', 'Garden')}</graphicOrderInteraction>`,
    processing: matchCorrect,
    types: ['place'],
    points: 1,
    plays: [
      [
        {
          things: [
            ['1', 'Garden'],
            ['2', 'Orchard'],
            ['3', 'Meadow'],
          ],
        },
        1,
      ],
      [
        {
          things: [
            ['1', 'Garden'],
            ['2', 'Meadow'],
            ['3', 'Orchard'],
          ],
        },
        0,
      ],
      [
        {
          things: [
            ['1', 'Meadow'],
            ['2', 'Garden'],
            ['3', 'Orchard'],
          ],
        },
        0,
      ],
    ],
  },
  {
    kind: 'graphicAssociateInteraction',
    declarations: declared('multiple', 'pair', ['a b', 'c d'], mapping({ 'a b': 1, 'c d': 1 })),
    body: `<graphicAssociateInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>Which places share a fence?</prompt>${board}${spot('associableHotspot', 'a', '0,0,100,100', 'Orchard')}${spot('associableHotspot', 'b', '150,0,250,100', 'Meadow')}${spot('associableHotspot', 'c', '0,200,100,300', 'Garden')}${spot('associableHotspot', 'd', '150,200,250,300', 'Pond')}</graphicAssociateInteraction>`,
    processing: mapResponse,
    types: ['image', 'match'],
    points: 2,
    plays: [
      [
        {
          pairs: [
            ['Orchard', 'Meadow'],
            ['Garden', 'Pond'],
          ],
        },
        1,
      ],
      [
        {
          pairs: [
            ['Orchard', 'Pond'],
            ['Garden', 'Meadow'],
          ],
        },
        0,
      ],
    ],
  },
  {
    kind: 'graphicGapMatchInteraction',
    declarations: declared(
      'multiple',
      'directedPair',
      ['T1 h1', 'T2 h2'],
      mapping({ 'T1 h1': 1, 'T2 h2': 1 }),
    ),
    body: `<graphicGapMatchInteraction responseIdentifier="RESPONSE"><prompt>Name the places.</prompt>${board}<gapText identifier="T1" matchMax="1">Barn</gapText><gapText identifier="T2" matchMax="1">Pond</gapText>${spot('associableHotspot', 'h1', '0,0,100,100', 'Upper left')}${spot('associableHotspot', 'h2', '300,200,400,300', 'Lower right')}</graphicGapMatchInteraction>`,
    processing: mapResponse,
    types: ['place'],
    points: 2,
    plays: [
      [
        {
          things: [
            ['Barn', 'Upper left'],
            ['Pond', 'Lower right'],
          ],
        },
        1,
      ],
      [
        {
          things: [
            ['Barn', 'Upper left'],
            ['Pond', 'Upper left'],
          ],
        },
        0.5,
      ],
      [
        {
          things: [
            ['Barn', 'Lower right'],
            ['Pond', 'Upper left'],
          ],
        },
        0,
      ],
    ],
  },
  {
    kind: 'positionObjectInteraction',
    declarations: declared(
      'single',
      'point',
      [],
      `<areaMapping defaultValue="0"><areaMapEntry shape="rect" coords="0,0,100,100" mappedValue="2"/></areaMapping>`,
    ),
    body: `<p>Put the hive where it is warm.</p><positionObjectStage>${board}<positionObjectInteraction responseIdentifier="RESPONSE" maxChoices="1"><object type="image/png" data="hive.png" width="20" height="20">A hive</object></positionObjectInteraction></positionObjectStage>`,
    processing: mapResponsePoint,
    types: ['image', 'place'],
    points: 2,
    plays: [
      [{ points: [[0.2, 0.2]] }, 1],
      [{ points: [[0.6, 0.6]] }, 0],
    ],
  },
]
