import { describe, expect, test } from 'vitest'
import { encodeWav } from '#kit/audio/wav.ts'
import { plainArchive } from '#kit/files/server/archive.ts'
import { ReadFailure } from '../../../readFailure.ts'
import { readDocument } from '../readDocument.ts'
import { declared, mapping, matchCorrect, qtiItem, qtiPackage } from './samples/makeQti.ts'

const choice = (body: string, more: { processing?: string; declarations?: string; after?: string } = {}) =>
  qtiItem({
    title: 'Q',
    declarations: declared('single', 'identifier', ['A'], mapping({ A: 2, B: 1 })),
    body: `${body}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Which?</prompt><simpleChoice identifier="A">Yes</simpleChoice><simpleChoice identifier="B">No</simpleChoice></choiceInteraction>`,
    processing: matchCorrect,
    ...more,
  })
const withDoctype = (doctype: string, xml: string) =>
  xml.replace(/^<\?xml[^>]*>|^/, (head) => `${head}${doctype}`)
const ofItem = (xml: string) => readDocument(Buffer.from(xml), 'item.xml')
const losses = ({ rows }: Awaited<ReturnType<typeof readDocument>>) =>
  rows.flatMap(({ reason, text }) => (reason ? [[reason, text]] : []))
const failure = (bytes: Buffer, name: string) =>
  readDocument(bytes, name).catch((error: unknown) => (error instanceof ReadFailure ? error.why : error))

describe('a document type', () => {
  test('that declares nothing is read over, as some authoring tools write one', async () => {
    const { cards } = await ofItem(withDoctype('<!DOCTYPE assessmentItem>', choice('')))
    expect(cards).toMatchObject([{ type: 'choice', question: 'Which?' }])
  })

  test('of a page beside an item leaves the page readable, and numbers of signs in it', async () => {
    const page = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html><body><p>A caf&#233;&nbsp;story</p></body></html>`
    const { cards } = await readDocument(
      await qtiPackage({
        'item.xml': choice('<object data="story.html" type="text/html"/>'),
        'story.html': page,
      }),
      'a.zip',
    )
    expect(cards.map(({ type }) => type)).toEqual(['text', 'choice'])
    expect(JSON.stringify(cards)).toContain('A café story')
  })

  test('that declares entities leaves a drawing out, and the rest is read', async () => {
    const drawing = `<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>`
    const result = await readDocument(
      await qtiPackage({ 'item.xml': choice('<p><img src="a.svg" alt="A drawing"/></p>'), 'a.svg': drawing }),
      'a.zip',
    )
    expect(result.cards).toMatchObject([{ type: 'choice' }])
    expect(losses(result)).toEqual([['pictureMissing', 'A drawing']])
  })
})

describe('a formula in MathML', () => {
  const math = (inside: string, attributes = '') =>
    `<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" ${attributes}>${inside.replace(/<(\/?)/g, '<$1m:')}</m:math>`
  const text = (inside: string, attributes = '') =>
    ofItem(
      qtiItem({
        title: 'T',
        declarations: '',
        body: `<p>So ${math(inside, attributes)} holds.</p>`,
        processing: '',
      }),
    )

  test.each([
    ['<mfrac><mn>1</mn><mi>x</mi></mfrac>', '\\frac{1}{x}'],
    [
      '<mrow><msup><mi>x</mi><mn>2</mn></msup><mo>≤</mo><msqrt><mi>y</mi></msqrt></mrow>',
      '{x}^{2}\\le \\sqrt{y}',
    ],
    [
      '<msubsup><mi>a</mi><mi>i</mi><mn>3</mn></msubsup><mo>&#x2062;</mo><mi>sin</mi><mi>π</mi>',
      '{a}_{i}^{3}\\sin \\pi',
    ],
    ['<mfenced open="[" close=""><mn>1</mn><mi>b</mi></mfenced>', '\\left[1,b\\right.'],
    ['<mroot><mi>z</mi><mn>3</mn></mroot><mtext>50 %</mtext>', '\\sqrt[{3}]{z}\\text{50 \\%}'],
    ['<mover><mi>AB</mi><mo>→</mo></mover>', '\\vec{\\mathrm{AB}}'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & 2\\end{matrix}',
    ],
    ['<semantics><mi>k</mi><annotation>k</annotation></semantics>', 'k'],
  ])('%s is kept in TeX', async (inside, tex) => {
    const result = await text(inside)
    expect(JSON.stringify(result.cards)).toContain(JSON.stringify({ type: 'formula', attrs: { tex } }))
    expect(losses(result)).toEqual([])
  })

  test('on a line of its own is a block', async () => {
    expect(JSON.stringify((await text('<mi>x</mi>', 'display="block"')).cards)).toContain('"formulaBlock"')
  })

  test('that says more than TeX is made of leaves its words, and is named', async () => {
    const result = await text('<menclose><mi>x</mi></menclose><mfrac><mn>1</mn></mfrac>')
    expect(JSON.stringify(result.cards)).toContain('So x1 holds.')
    expect(losses(result)).toEqual([['equation', 'x1']])
  })
})

describe('templates of the Common Cartridge', () => {
  const outcomes =
    '<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>2</value></defaultValue></outcomeDeclaration><outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/><outcomeDeclaration identifier="FEEDBACKBASIC" cardinality="single" baseType="identifier"/>'
  const feedback = (outcome: string) =>
    `<modalFeedback outcomeIdentifier="${outcome}" identifier="correct" showHide="show">Well done</modalFeedback><modalFeedback outcomeIdentifier="${outcome}" identifier="incorrect" showHide="show">Again</modalFeedback>`
  const at = (name: string) =>
    `<responseProcessing template="http://www.imsglobal.org/question/qti_v3p0/rptemplates/${name}.xml"/>`

  test.each([
    ['CC2_match', 1, '', ''],
    ['CC2_match_basic', 2, 'Well done', 'Again'],
    ['CC2_map_response', 2, 'Well done', 'Again'],
  ])('%s gives its points and says what it says', async (name, points, correct, wrong) => {
    const outcome = name === 'CC2_match_basic' ? 'FEEDBACKBASIC' : 'FEEDBACK'
    const values: Readonly<Record<string, number>> = name === 'CC2_map_response' ? { A: 2 } : { A: 2, B: 1 }
    const result = await ofItem(
      choice('', {
        declarations: declared('single', 'identifier', ['A'], mapping(values)) + outcomes,
        processing: at(name),
        after: correct === '' ? '' : feedback(outcome),
      }),
    )
    expect(result.cards).toMatchObject([
      {
        type: 'choice',
        points,
        feedback: { correct, wrong },
        options: [{ correct: true }, { correct: false }],
      },
    ])
    expect(losses(result)).toEqual([])
  })
})

test('gaps of which none has a right answer are graded by a person, not left out', async () => {
  const gap = (name: string) => `<textEntryInteraction responseIdentifier="${name}" expectedLength="5"/>`
  const { cards } = await ofItem(
    qtiItem({
      title: 'Open',
      declarations: declared('single', 'string', [], '', 'R1') + declared('single', 'string', [], '', 'R2'),
      body: `<p>I am ${gap('R1')} and ${gap('R2')}.</p>`,
      processing: '',
    }),
  )
  expect(cards).toMatchObject([
    { type: 'question', grading: 'person', prompt: 'I am _____ and _____.', sampleAnswer: '' },
  ])
})

test('what an adaptive item asks in a part that shows later is asked', async () => {
  const later = choice('').replace(
    /(<choiceInteraction[^]*<\/choiceInteraction>)/,
    '<feedbackBlock identifier="later" outcomeIdentifier="STAGE" showHide="show"><p>Once more.</p>$1</feedbackBlock>',
  )
  const result = await ofItem(later.replace('adaptive="false"', 'adaptive="true"'))
  expect(result.cards).toMatchObject([{ type: 'choice', question: expect.stringContaining('Once more.') }])
  expect(losses(result)).toEqual([['interactionUnknown', 'adaptive']])
})

test('an item that asks learners nothing that they see is named', async () => {
  const result = await ofItem(
    choice('').replace(
      /(<choiceInteraction[^]*<\/choiceInteraction>)/,
      '<rubricBlock view="scorer">$1</rubricBlock>',
    ),
  )
  expect(result.cards).toEqual([])
  expect(losses(result)).toEqual([['unknownQuestion', 'Q']])
})

describe('sounds and films', () => {
  const tone = Buffer.from(encodeWav([new Float32Array(800)], 8000))
  const prompted = (player: string) => choice('').replace('Which?', `Which? ${player}`)

  test('that a question asks with stand on a card before it', async () => {
    const result = await readDocument(
      await qtiPackage({ 'item.xml': prompted('<audio src="tone.wav"/>'), 'tone.wav': tone }),
      'a.zip',
    )
    expect(result.cards.map(({ type }) => type)).toEqual(['audio', 'choice'])
    expect(losses(result)).toEqual([])
  })

  test('of a shared text stand on a card before its words, once', async () => {
    const stimulus = `<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="s" title="Talk"><qti-stimulus-body><p>Listen.</p><audio><source src="tone.wav" type="audio/wav"/></audio></qti-stimulus-body></qti-assessment-stimulus>`
    const sharing = choice('').replace(
      '<outcomeDeclaration',
      '<assessmentStimulusRef identifier="s" href="talk.xml"/><outcomeDeclaration',
    )
    const result = await readDocument(
      await qtiPackage({ 'a.xml': sharing, 'b.xml': sharing, 'talk.xml': stimulus, 'tone.wav': tone }),
      'a.zip',
    )
    expect(result.cards.map(({ type }) => type)).toEqual(['audio', 'text', 'choice', 'choice'])
    expect(losses(result)).toEqual([])
  })

  test('that are missing, or stand where no card has a place for them, are named', async () => {
    const missing = await ofItem(choice('<video><source src="gone.mp4" type="video/mp4"/></video>'))
    expect(losses(missing)).toEqual([['fileMissing', 'gone.mp4']])
    const inOption = await ofItem(choice('').replace('>Yes<', '>Yes <audio src="tone.wav"/><'))
    expect(losses(inOption)).toEqual([['film', 'tone.wav']])
  })
})

test('a section from which items are drawn, and which has none, is named as empty', async () => {
  const test = `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="t" title="T"><testPart identifier="p" navigationMode="linear" submissionMode="individual"><assessmentSection identifier="s" title="Pool" visible="true"><selection select="2"/><assessmentItemRef identifier="a" href="gone.xml"/></assessmentSection></testPart></assessmentTest>`
  expect(losses(await ofItem(test))).toEqual([
    ['partMissing', 'gone.xml'],
    ['h5pEmpty', 'Pool'],
  ])
})

describe('QTI 1', () => {
  const old = '<?xml version="1.0"?><questestinterop><assessment ident="a"/></questestinterop>'

  test.each([
    ['alone', () => Buffer.from(old), 'a.xml'],
    [
      'with its document type',
      () => Buffer.from(withDoctype('<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">', old)),
      'a.xml',
    ],
    [
      'in a package',
      () =>
        plainArchive(
          new Map([
            [
              'imsmanifest.xml',
              Buffer.from(
                '<manifest><resources><resource type="imsqti_xmlv1p2" href="q/q.xml"/></resources></manifest>',
              ),
            ],
            ['q/q.xml', Buffer.from(old)],
          ]),
        ),
      'a.zip',
    ],
    ['in an archive without a manifest', () => plainArchive(new Map([['q.xml', Buffer.from(old)]])), 'a.zip'],
  ])('%s is refused with a sentence of its own', async (_name, bytes, name) => {
    expect(await failure(await bytes(), name)).toBe('oldQti')
  })
})
