import { declared, mapping, mapResponse, matchCorrect } from './makeQti.ts'
import { pairing, type QtiSample } from './sample.ts'

/** Own questions on keeping bees, with the points that the standard gives. */
export const pairSamples: readonly QtiSample[] = [
  {
    kind: 'associateInteraction',
    declarations: declared(
      'multiple',
      'pair',
      ['Q E', 'W H', 'D M'],
      mapping({ 'Q E': 1, 'W H': 1, 'D M': 1 }),
    ),
    body: `<associateInteraction responseIdentifier="RESPONSE" maxAssociations="3" shuffle="false"><prompt>Who does what?</prompt>${pairing('Q', 'Queen')}${pairing('E', 'Lays eggs')}${pairing('W', 'Worker')}${pairing('H', 'Gathers honey')}${pairing('D', 'Drone')}${pairing('M', 'Mates')}</associateInteraction>`,
    processing: mapResponse,
    types: ['match'],
    points: 3,
    plays: [
      [
        {
          pairs: [
            ['Queen', 'Lays eggs'],
            ['Worker', 'Gathers honey'],
            ['Drone', 'Mates'],
          ],
        },
        1,
      ],
      [
        {
          pairs: [
            ['Queen', 'Lays eggs'],
            ['Worker', 'Mates'],
            ['Drone', 'Gathers honey'],
          ],
        },
        1 / 3,
      ],
      [
        {
          pairs: [
            ['Queen', 'Mates'],
            ['Worker', 'Lays eggs'],
            ['Drone', 'Gathers honey'],
          ],
        },
        0,
      ],
    ],
  },
  {
    kind: 'matchInteraction',
    declarations: declared('multiple', 'directedPair', ['s w', 'm p', 'v h']),
    body: `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="3" shuffle="false"><prompt>When does what happen?</prompt><simpleMatchSet>${pairing('s', 'Spring')}${pairing('m', 'Summer')}${pairing('v', 'Winter')}</simpleMatchSet><simpleMatchSet>${pairing('w', 'Willows flower')}${pairing('p', 'Honey is taken')}${pairing('h', 'The bees cluster')}</simpleMatchSet></matchInteraction>`,
    processing: matchCorrect,
    types: ['match'],
    points: 1,
    plays: [
      [
        {
          pairs: [
            ['Spring', 'Willows flower'],
            ['Summer', 'Honey is taken'],
            ['Winter', 'The bees cluster'],
          ],
        },
        1,
      ],
      [
        {
          pairs: [
            ['Spring', 'Willows flower'],
            ['Summer', 'The bees cluster'],
            ['Winter', 'Honey is taken'],
          ],
        },
        0,
      ],
      [
        {
          pairs: [
            ['Spring', 'The bees cluster'],
            ['Summer', 'Willows flower'],
            ['Winter', 'Honey is taken'],
          ],
        },
        0,
      ],
    ],
  },
  {
    kind: 'matchInteraction',
    declarations: declared(
      'multiple',
      'directedPair',
      ['a y', 'b y', 'c n', 'd n'],
      mapping({ 'a y': 1, 'b y': 1, 'c n': 1, 'd n': 1 }),
    ),
    body: `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="4" shuffle="false"><prompt>Does it fly?</prompt><simpleMatchSet>${pairing('a', 'Wasp')}${pairing('b', 'Moth')}${pairing('c', 'Snail')}${pairing('d', 'Worm')}</simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="y" matchMax="4">Yes</simpleAssociableChoice><simpleAssociableChoice identifier="n" matchMax="4">No</simpleAssociableChoice></simpleMatchSet></matchInteraction>`,
    processing: mapResponse,
    types: ['place'],
    points: 4,
    plays: [
      [
        {
          things: [
            ['Wasp', 'Yes'],
            ['Moth', 'Yes'],
            ['Snail', 'No'],
            ['Worm', 'No'],
          ],
        },
        1,
      ],
      [
        {
          things: [
            ['Wasp', 'Yes'],
            ['Moth', 'No'],
            ['Snail', 'No'],
            ['Worm', 'No'],
          ],
        },
        0.75,
      ],
      [
        {
          things: [
            ['Wasp', 'No'],
            ['Moth', 'No'],
            ['Snail', 'Yes'],
            ['Worm', 'Yes'],
          ],
        },
        0,
      ],
    ],
  },
]
