import { declared } from './makeQti.ts'
import { board, type QtiSample } from './sample.ts'

/** Own questions on keeping bees, with the points that the standard gives. */
export const openSamples: readonly QtiSample[] = [
  {
    kind: 'mediaInteraction',
    declarations: declared('single', 'integer', []),
    body: `<mediaInteraction responseIdentifier="RESPONSE" autostart="false" maxPlays="2"><prompt>Listen to the hive.</prompt><object type="audio/mpeg" data="hum.mp3"/></mediaInteraction>`,
    processing: '',
    types: ['text', 'audio'],
    points: 0,
    plays: [],
  },
  {
    kind: 'drawingInteraction',
    declarations: declared('single', 'file', []),
    body: `<drawingInteraction responseIdentifier="RESPONSE"><prompt>Draw the way to the pond.</prompt>${board}</drawingInteraction>`,
    processing: '',
    types: ['image', 'assignment'],
    points: 1,
    plays: [],
  },
  {
    kind: 'uploadInteraction',
    declarations: declared('single', 'file', []),
    body: `<uploadInteraction responseIdentifier="RESPONSE" type="image/jpeg"><prompt>Hand in a picture of a flower.</prompt></uploadInteraction>`,
    processing: '',
    types: ['assignment'],
    points: 1,
    plays: [],
  },
  {
    kind: 'customInteraction',
    declarations: declared('single', 'string', []),
    body: `<customInteraction responseIdentifier="RESPONSE" class="dance"><prompt>Dance like a bee.</prompt><p>Turn in eights.</p></customInteraction>`,
    processing: '',
    types: ['text'],
    points: 0,
    plays: [],
  },
]
