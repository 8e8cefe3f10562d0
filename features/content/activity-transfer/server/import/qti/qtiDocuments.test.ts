import { describe, expect, test } from 'vitest'
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
    const values = name === 'CC2_map_response' ? { A: 2 } : { A: 2, B: 1 }
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
