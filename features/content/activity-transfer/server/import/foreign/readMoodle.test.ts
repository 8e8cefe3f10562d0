import { describe, expect, test } from 'vitest'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- question: 1 -->\n<quiz>${questions.join('\n')}</quiz>`
const read = (...questions: string[]) => readDocument(Buffer.from(quiz(...questions)), 'quiz.xml')
const text = (name: string, html: string, more = '') =>
  `<${name} format="html"><text><![CDATA[${html}]]></text>${more}</${name}>`
const question = (type: string, inside: string, html = '<p>Which?</p>', files = '') =>
  `<question type="${type}"><name><text>N</text></name>${text('questiontext', html, files)}${inside}</question>`
const answer = (fraction: number, value: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text>${value}</text>${more}</answer>`
const reasons = async (...questions: string[]) =>
  (await read(...questions)).rows.flatMap(({ reason }) => reason ?? [])

describe('a question of Moodle’s XML', () => {
  test('with options becomes a choice with all that is said about it', async () => {
    const choice = question(
      'multichoice',
      `<defaultgrade>2.0000000</defaultgrade><single>true</single><shuffleanswers>1</shuffleanswers>
      ${text('generalfeedback', 'Because.')}${text('correctfeedback', 'Well done')}${text('incorrectfeedback', 'No')}
      ${answer(100, '&lt;p&gt;This &amp;amp; that&lt;/p&gt;', text('feedback', 'Yes'))}${answer(0, '&lt;p&gt;Other&lt;/p&gt;')}
      ${text('hint', 'Look again')}<tags><tag><text>old</text></tag></tags>`,
    )
    const { format, unit, cards, rows } = await read(choice)
    expect([format, unit]).toEqual(['moodle', 'question'])
    expect(cards).toMatchObject([
      {
        type: 'choice',
        title: 'N',
        question: 'Which?',
        kind: 'single',
        shuffle: 'all',
        points: 2,
        explanation: 'Because.',
        hints: ['Look again'],
        feedback: { correct: 'Well done', wrong: 'No' },
        options: [
          { text: 'This & that', correct: true, feedback: 'Yes' },
          { text: 'Other', correct: false },
        ],
      },
    ])
    expect(rows).toMatchObject([
      { at: 1, outcome: 'taken', cards: [1] },
      { at: 1, outcome: 'left', reason: 'labelsDropped', text: 'old' },
    ])
  })

  test.each<[string, string, object]>([
    [
      'of which several are right',
      question(
        'multichoice',
        `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-100, 'c')}`,
      ),
      { type: 'choice', kind: 'multi', options: [{ correct: true }, { correct: true }, { correct: false }] },
    ],
    [
      'true or false',
      question('truefalse', `${answer(0, 'true', text('feedback', 'No'))}${answer(100, 'false')}`),
      {
        kind: 'judge',
        options: [
          { id: 'true', correct: false, feedback: 'No' },
          { id: 'false', correct: true },
        ],
      },
    ],
    [
      'with a short answer',
      question('shortanswer', `<usecase>1</usecase>${answer(100, 'Berlin')}${answer(100, 'berlin')}`),
      { type: 'blanks', question: 'Which?', text: '[Berlin|berlin]', ignoreCase: false, typos: 0 },
    ],
    [
      'with a number',
      question(
        'numerical',
        `${answer(100, '3.14', '<tolerance>0.01</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>`,
      ),
      { kind: 'number', grading: 'rule', number: { value: 3.14, tolerance: 0.01, unit: 'm' } },
    ],
    [
      'with pairs',
      question(
        'matching',
        `${text('subquestion', 'Italy', '<answer><text>Rome</text></answer>')}${text('subquestion', 'Japan', '<answer><text>Tokyo</text></answer>')}${text('subquestion', '', '<answer><text>Oslo</text></answer>')}`,
      ),
      {
        type: 'match',
        pairs: [
          { text: 'Italy', answer: { text: 'Rome' } },
          { text: 'Japan', answer: { text: 'Tokyo' } },
        ],
        distractors: [{ text: 'Oslo' }],
      },
    ],
    [
      'that is an essay',
      question('essay', text('graderinfo', 'Look for dates')),
      { type: 'question', kind: 'long', grading: 'person', note: 'Look for dates' },
    ],
    ['that is none', question('description', ''), { type: 'text', title: 'N' }],
    [
      'that is a category',
      '<question type="category"><category><text>$course$/top/Old times</text></category></question>',
      { type: 'section', title: 'Old times' },
    ],
    [
      'with answers to type in it',
      question(
        'cloze',
        '',
        '<p>{1:SHORTANSWER:=Berlin~=berlin} lies at the {1:SA:=Spree}, height {1:NM:=34}.</p>',
      ),
      { type: 'blanks', entry: 'typed', text: '[Berlin|berlin] lies at the [Spree], height [34].' },
    ],
    [
      'with menus in it',
      question('cloze', '', '<p>A {1:MULTICHOICE:=cat~dog} and a {1:MC:cat~=dog}.</p>'),
      { type: 'blanks', entry: 'bank', text: 'A [cat] and a [dog].', distractors: [] },
    ],
    [
      'with words to drag',
      question(
        'ddwtos',
        '<dragbox><text>fox</text><group>1</group></dragbox><dragbox><text>cow</text><group>1</group></dragbox><dragbox><text>dog</text><group>1</group></dragbox>',
        '<p>The [[1]] and the [[3]] [4].</p>',
      ),
      {
        type: 'blanks',
        entry: 'bank',
        text: String.raw`The [fox] and the [dog] \[4\].`,
        distractors: ['cow'],
      },
    ],
    [
      'with words to choose',
      question(
        'gapselect',
        '<selectoption><text>fox</text><group>1</group></selectoption><selectoption><text>cow</text><group>1</group></selectoption>',
        '<p>The [[1]].</p>',
      ),
      { type: 'blanks', entry: 'bank', text: 'The [fox].', distractors: ['cow'] },
    ],
  ])('%s', async (_name, xml, card) => {
    const { cards, rows } = await read(xml)
    expect(cards).toMatchObject([card])
    expect(rows.map(({ reason }) => reason)).toEqual([null])
  })

  test.each<[string, string, string[]]>([
    [
      'with a tolerance in a text',
      question('cloze', '', 'It is {1:NUMERICAL:=3.1:0.1}.'),
      ['toleranceDropped'],
    ],
    ['with a menu and an answer to type', question('cloze', '', '{1:MC:=a~b} {1:SA:=c}'), ['optionsDropped']],
    ['with menus that differ', question('cloze', '', '{1:MC:=a~b} {1:MC:=c~d}'), ['bankShared']],
    ['with gaps that weigh more', question('cloze', '', '{2:SA:=a} {1:SA:=b}'), ['gapWeights']],
    [
      'with an answer that is nearly right',
      question('cloze', '', String.raw`It is {1:SA:=a\}b~%50%c#Nearly}.`),
      ['partialAnswer', 'feedbackDropped'],
    ],
    ['with boxes to tick in a text', question('cloze', '', '{1:MULTIRESPONSE:=a~=b~c}'), ['unknownQuestion']],
    ['of another type', question('calculated', ''), ['unknownQuestion']],
    ['with half a point', question('essay', '<defaultgrade>1.5</defaultgrade>'), ['pointsRounded']],
    ['with files to hand in', question('essay', '<attachments>2</attachments>'), ['settingDropped']],
    [
      'with a picture that is not there',
      question('description', '', '<p>x <img src="@@PLUGINFILE@@/a.png"></p>'),
      ['pictureMissing'],
    ],
    [
      'with a picture elsewhere',
      question('description', '', '<p>x <img src="https://a.example/a.png"></p>'),
      ['pictureElsewhere'],
    ],
  ])('%s says what is lost', async (_name, xml, expected) => {
    expect(await reasons(xml)).toEqual(expected)
  })

  test('keeps its pictures, on the card and on its options', async () => {
    const bytes = (await drawnPicture()).toString('base64')
    const file = `<file name="a b.png" path="/" encoding="base64">${bytes}</file>`
    const img = '<p>Look <img src="@@PLUGINFILE@@/a%20b.png" alt="A hall"></p>'
    const option = `<answer fraction="0" format="html"><text><![CDATA[${img}]]></text>${file}</answer>`
    const { cards, files, rows } = await read(
      question('multichoice', `<single>true</single>${answer(100, 'yes')}${option}`, img, file),
      question('shortanswer', answer(100, 'hall'), img, file),
    )
    expect(files).toHaveLength(1)
    const picture = { fileId: 1, alt: 'A hall' }
    expect(cards).toMatchObject([
      { type: 'choice', picture, options: [{ text: 'yes' }, { text: 'Look', picture }] },
      { type: 'image', pictures: [{ media: picture }] },
      { type: 'blanks' },
    ])
    expect(rows.every(({ reason }) => reason === null)).toBe(true)
  })

  test('in a file with thousands of signs that are written as entities is read whole', async () => {
    const { cards, rows } = await read(
      question('description', '').replace(
        '<![CDATA[<p>Which?</p>]]>',
        '&lt;p&gt;a &amp;amp; b&lt;/p&gt;'.repeat(3000),
      ),
    )
    expect(rows[0]).toMatchObject({ outcome: 'taken' })
    expect(JSON.stringify(cards).match(/a & b/g)).toHaveLength(3000)
  })
})

test('a quiz behind comments and a plain document type is a quiz', async () => {
  const xml = quiz(question('description', '', 'Words')).replace(
    '<quiz>',
    '<!-- made by hand --><!DOCTYPE quiz><!-- at home --><quiz>',
  )
  const { format, cards } = await readDocument(Buffer.from(xml), '')
  expect([format, cards.length]).toEqual(['moodle', 1])
})

describe('XML that is made to hurt', () => {
  const failureOf = (xml: string) =>
    readDocument(Buffer.from(xml), 'quiz.xml').catch((error: unknown) => error)

  test.each([
    ['entities that grow', '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>'],
    [
      'a document that reaches for files',
      `<quiz><!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><question type="essay">&x;</question></quiz>`,
    ],
    ['tags nested without end', `<quiz>${'<question>'.repeat(5000)}`],
  ])('%s is not read', async (_name, xml) => {
    const failed = await failureOf(xml)
    const cards = failed instanceof Error ? [] : JSON.stringify(failed)
    expect(String(cards)).not.toMatch(/root:|aaaaaaaa/)
    if (failed instanceof Error) expect(failed).toMatchObject({ why: 'unsafe' })
  })

  test('what looks like a document type within a text is words', async () => {
    const { cards } = await read(
      question('description', '', `<p>Write &lt;!DOCTYPE html&gt;</p>${'<br>'.repeat(500)}`),
    )
    expect(JSON.stringify(cards)).toContain('<!DOCTYPE html>')
  })

  test('scripts are none of its words', async () => {
    const html =
      '<p onclick="x()">Which?<script>alert(1)</script> <a href="javascript:x()">go</a><svg onload="x()"></svg></p>'
    const { cards } = await read(question('essay', '', html), question('description', '', html))
    expect(JSON.stringify(cards)).not.toMatch(/alert|javascript|onclick|onload/)
  })

  test('HTML nested without end becomes plain words', async () => {
    const { cards, rows } = await read(question('description', '', `${'<div>'.repeat(20_000)}deep`))
    expect(JSON.stringify(cards)).toContain('deep')
    expect(rows.map(({ reason }) => reason)).toContain('html')
  })

  test('bytes that are no picture are left out by name', async () => {
    const file = `<file name="a.png" encoding="base64">${'QUJD'.repeat(500_000)}</file>`
    const xml = question('essay', '', '<p>Look <img src="@@PLUGINFILE@@/a.png" alt="big"></p>', file)
    expect(await reasons(xml)).toEqual(['pictureRefused'])
  })

  test.each<[string, (size: number) => string]>([
    ['gaps without an end', (size) => question('cloze', '', '{1:MC:=a~'.repeat(size / 9))],
    ['gaps', (size) => question('cloze', '', '{1:SA:=a}'.repeat(size / 9))],
    ['escapes', (size) => question('cloze', '', `{1:SA:=${'\\\\'.repeat(size / 2)}}`)],
    ['answers', (size) => question('shortanswer', answer(100, 'a').repeat(size / 50))],
    ['questions', (size) => question('essay', '').repeat(size / 150)],
    ['pictures', (size) => question('essay', '', '<img src="@@PLUGINFILE@@/a.png">'.repeat(size / 32))],
    ['CDATA without an end', (size) => '<![CDATA['.repeat(size / 9)],
  ])('%s take time by their number', async (_name, make) => {
    const costOf = async (xml: string) => {
      const before = process.threadCpuUsage()
      await failureOf(xml)
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    }
    await costOf(quiz(make(5000)))
    const small = await costOf(quiz(make(5000)))
    expect(await costOf(quiz(make(20_000)))).toBeLessThan(8 * small + 60_000)
  })
})
