import { expect, test } from 'vitest'
import { zipFile, zipOf } from '#kit/testing/server/zipOf.ts'
import { cardOf } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { asVersion3, declared, matchCorrect, qtiItem, qtiManifest, qtiPackage } from './samples/makeQti.ts'

const question = (title: string, extra = '', attributes = '') =>
  qtiItem({
    title,
    attributes,
    declarations: declared('single', 'identifier', ['A']),
    body: `${extra}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${title}?</prompt><simpleChoice identifier="A">Yes</simpleChoice><simpleChoice identifier="B">No</simpleChoice></choiceInteraction>`,
    processing: matchCorrect,
  })
const reference = (href: string, inside = '') =>
  `<assessmentItemRef identifier="${href.replace(/\W/g, '')}" href="${href}">${inside}</assessmentItemRef>`
const section = (title: string, inside: string, attributes = '') =>
  `<assessmentSection identifier="s" title="${title}" visible="true" ${attributes}>${inside}</assessmentSection>`
const wholeTest = (inside: string, after = '') =>
  `<?xml version="1.0"?><assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="t" title="Bees"><testPart identifier="p" navigationMode="nonlinear" submissionMode="individual">${inside}</testPart>${after}</assessmentTest>`

const read = async (files: Readonly<Record<string, string | Buffer>>) =>
  readDocument(await qtiPackage(files), 'bees.zip')

test('a package keeps the order of its test, its sections, and what items share, once', async () => {
  const items = ['a', 'b', 'c', 'd'].map((name) => [`items/${name}.xml`, question(name)] as const)
  const stimulus = `<?xml version="1.0"?><qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="st" title="A year of bees"><qti-stimulus-body><p>In <strong>spring</strong> they fly. <img src="pics/map.png" alt="A map"/></p></qti-stimulus-body></qti-assessment-stimulus>`
  const sharing = (name: string) =>
    question(name)
      .replace(
        '<outcomeDeclaration',
        '<assessmentStimulusRef identifier="st" href="../texts/year.xml"/><outcomeDeclaration',
      )
      .replace(/<(?!\?xml)[^]*$/, (xml) => asVersion3(xml))
  const files = {
    'package/imsmanifest.xml': qtiManifest([
      { path: 'test.xml', type: 'imsqti_test_xmlv2p2' },
      ...items.map(([path]) => ({ path, type: 'imsqti_item_xmlv2p2' })),
      { path: 'texts/year.xml', type: 'imsqti_stimulus_xmlv3p0' },
    ]),
    'package/test.xml': wholeTest(
      section(
        'First',
        `<rubricBlock view="candidate"><p>Read closely.</p></rubricBlock>${reference('items/b.xml')}${section('Inner', reference('items/a.xml') + reference('items/c.xml'))}`,
      ) + section('Last', reference('items/d.xml', '<weight identifier="w" value="3"/>')),
      '<outcomeProcessing><setOutcomeValue identifier="SCORE"><sum><testVariables variableIdentifier="SCORE"/></sum></setOutcomeValue></outcomeProcessing>',
    ),
    ...Object.fromEntries(items.map(([path, xml]) => [`package/${path}`, xml])),
    'package/items/a.xml': sharing('a'),
    'package/items/c.xml': sharing('c'),
    'package/texts/year.xml': stimulus,
    'package/texts/pics/map.png': await drawnPicture(),
  }
  const { format, unit, title, cards, rows, files: kept } = await read(files)
  expect([format, unit, title]).toEqual(['qti', 'question', 'Bees'])
  expect(cards.map(({ type, title: name }) => [type, name])).toEqual([
    ['section', 'First'],
    ['text', ''],
    ['choice', 'b'],
    ['section', 'First · Inner'],
    ['text', 'A year of bees'],
    ['image', ''],
    ['choice', 'a'],
    ['choice', 'c'],
    ['section', 'Last'],
    ['choice', 'd'],
  ])
  expect(cards.at(-1)?.points).toBe(3)
  expect(kept.map(({ name }) => name)).toEqual(['map.png'])
  expect(rows.filter(({ reason }) => reason !== null)).toMatchObject([
    { outcome: 'left', reason: 'settingDropped', text: 'navigationMode: nonlinear' },
  ])
})

test('a section from which items are drawn becomes a card that draws them', async () => {
  const { cards, rows } = await read({
    'test.xml': wholeTest(
      section(
        'Pool',
        `<selection select="2"/><ordering shuffle="true"/>${['a', 'b', 'c'].map((name) => reference(`${name}.xml`)).join('')}`,
      ),
    ),
    'a.xml': question('a'),
    'b.xml': question('b'),
    'c.xml': question('c'),
  })
  expect(cards).toMatchObject([
    {
      type: 'composite',
      title: 'Pool',
      order: 'drawn',
      draw: 2,
      cards: [{ title: 'a' }, { title: 'b' }, { title: 'c' }],
    },
  ])
  expect(
    rows.filter(({ outcome }) => outcome === 'taken').map(({ text, cards: own }) => [text, own]),
  ).toEqual([
    ['Pool', [1]],
    ['a', [1]],
    ['b', [1]],
    ['c', [1]],
  ])
  for (const { card } of everyCard(cards)) expect(cardOf(card.type).content.problems(card)).toEqual([])
})

test('what a test asks for and no activity has is named', async () => {
  const { rows } = await read({
    'test.xml': wholeTest(
      section(
        'One',
        `<timeLimits maxTime="600"/><branchRule target="EXIT_TEST"><baseValue baseType="boolean">true</baseValue></branchRule>${reference('a.xml', '<preCondition><baseValue baseType="boolean">true</baseValue></preCondition>')}${reference('gone.xml')}<rubricBlock view="scorer"><p>Be strict.</p></rubricBlock>`,
      ),
      '<testFeedback identifier="f" outcomeIdentifier="X" showHide="show" access="atEnd"><p>Goodbye</p></testFeedback>',
    ),
    'a.xml': question('a', '<infoControl><p>Think</p></infoControl>'),
  })
  expect(
    rows.filter(({ outcome }) => outcome === 'left').map(({ reason, text }) => `${reason} ${text}`),
  ).toEqual(
    expect.arrayContaining([
      'settingDropped timeLimits maxTime=600',
      'settingDropped branchRule target=EXIT_TEST',
      'settingDropped preCondition',
      'settingDropped rubricBlock (scorer): Be strict.',
      'feedbackDropped Goodbye',
      'partMissing gone.xml',
    ]),
  )
})

test('attempts, time, hints and notes of an item are those of its card', async () => {
  const { cards } = await read({
    'test.xml': wholeTest(
      `<itemSessionControl maxAttempts="3"/>${section('', reference('a.xml', '<timeLimits maxTime="45"/>'))}`,
    ),
    'a.xml': question(
      'a',
      '<infoControl title="Help"><p>Think</p></infoControl><rubricBlock view="scorer"><p>Look for honey.</p></rubricBlock>',
    ),
  })
  expect(cards).toMatchObject([
    { attempts: { max: 3 }, seconds: 45, hints: ['Think'], note: 'Look for honey.', question: 'a?' },
  ])
})

test('a page that items of version 2 share stands once before them', async () => {
  const page = '<html><head><title>Hidden</title></head><body><p>Bees dance.</p></body></html>'
  const object = '<object data="page.html" type="text/html"/>'
  const { cards } = await read({
    'a.xml': question('a', object),
    'b.xml': question('b', object),
    'page.html': page,
  })
  expect(cards.map(({ type }) => type)).toEqual(['text', 'choice', 'choice'])
  const [text] = cards
  expect(text && cardOf('text').content.text(text)).toBe('Bees dance.')
})

test('a single item is read from its file, with prefixes as anybody chose them', async () => {
  const prefixed = question('a')
    .replace(/<(\/?)([a-zA-Z]+)/g, '<$1q:$2')
    .replace('xmlns=', 'xmlns:q=')
  const { format, cards } = await readDocument(Buffer.from(prefixed), 'item.xml')
  expect(format).toBe('qti')
  expect(cards).toMatchObject([{ type: 'choice', options: [{ text: 'Yes', correct: true }, { text: 'No' }] }])
})

test('a portable custom interaction and a button for hints are named, and their text is kept', async () => {
  const item = qtiItem({
    title: 'Dance',
    declarations: declared('single', 'string', []) + declared('single', 'boolean', [], '', 'HINT'),
    body: '<portableCustomInteraction responseIdentifier="RESPONSE" customInteractionTypeIdentifier="urn:dance" module="dance"><interactionMarkup><p>Turn in eights.</p><script>steal()</script></interactionMarkup></portableCustomInteraction><endAttemptInteraction responseIdentifier="HINT" title="Show a hint"/>',
    processing: '',
  })
  const { cards, rows } = await readDocument(Buffer.from(item), 'item.xml')
  const [card] = cards
  expect(card && cardOf('text').content.text(card)).toBe('Dance\nTurn in eights.')
  expect(rows.filter(({ reason }) => reason === 'interactionUnknown').map(({ text }) => text)).toEqual([
    'portableCustomInteraction: urn:dance',
    'endAttemptInteraction: Show a hint',
  ])
})

test('an item whose values are made anew keeps its text, and says so', async () => {
  const item = question('a').replace(
    '<responseProcessing',
    '<templateProcessing><setTemplateValue identifier="N"><randomInteger min="1" max="9"/></setTemplateValue></templateProcessing><responseProcessing',
  )
  const { rows } = await readDocument(Buffer.from(item), 'item.xml')
  expect(rows.map(({ reason }) => reason)).toContain('valuesGenerated')
})

test('formulas, charts and pages that are not there are named', async () => {
  const { rows } = await readDocument(
    Buffer.from(
      question(
        'a',
        '<p><math xmlns="http://www.w3.org/1998/Math/MathML"><menclose><mi>x</mi></menclose></math><svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg><object data="gone.html" type="text/html"/><img src="gone.png" alt="gone"/></p>',
      ),
    ),
    'item.xml',
  )
  expect(rows.flatMap(({ reason }) => reason ?? []).toSorted()).toEqual(
    ['drawing', 'equation', 'partMissing', 'pictureMissing'].toSorted(),
  )
})

const broken = (inside: string) => question('a').replace('<p>', inside)
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['entities that grow', () => Buffer.from(`<!DOCTYPE a [<!ENTITY b "bbbb">]>${question('a')}`)],
  [
    'a document that reaches for files, in a package',
    () => qtiPackage({ 'a.xml': `<!DOCTYPE a SYSTEM "file:///etc/passwd">${question('a')}` }),
  ],
  ['a name that climbs out of its folder', () => zipOf([zipFile('../../a.xml', question('a'))])],
  ['tags nested without end', () => Buffer.from(`<assessmentItem>${'<p>'.repeat(50_000)}`)],
])('%s: refused', async (_name, make) => {
  const failed = await Promise.resolve(make())
    .then((bytes) => readDocument(bytes, 'item.zip'))
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  if (failed instanceof Error && 'why' in failed) expect(failed.why).toBe('unsafe')
})

test('scripts in a text are none of its words, and links that run one are no links', async () => {
  const xml = question(
    'a',
    '<p onclick="steal()">Good<script>steal()</script> <a href="javascript:steal()">link</a><img src="x" onerror="steal()" alt="x"/></p>',
  )
  const { cards } = await readDocument(Buffer.from(xml), 'item.xml')
  expect(cards).toHaveLength(1)
  expect(JSON.stringify(cards)).not.toMatch(/steal|javascript|onclick|onerror/)
})

test('what is called alike, what points at itself and what names strange things does no harm', async () => {
  const twins = question('a').replace('identifier="B"', 'identifier="A"')
  const strange = question('b').replaceAll('RESPONSE', '__proto__')
  const { cards } = await read({ 'a.xml': twins, 'b.xml': strange, 'c.xml': question('constructor') })
  expect(cards.map(({ type }) => type)).toEqual(['choice', 'choice', 'choice'])
  const loop = section('Loop', '<assessmentSectionRef identifier="x" href="loop.xml"/>')
  const looped = await read({
    'test.xml': wholeTest('<assessmentSectionRef identifier="x" href="loop.xml"/>'),
    'loop.xml': loop,
    'a.xml': question('a'),
  })
  expect(looped.rows.map(({ reason }) => reason)).toContain('partMissing')
  expect(looped.cards.at(-1)).toMatchObject({ type: 'choice' })
})

test('a manifest that names a way out of the package leads nowhere', async () => {
  const { cards, rows } = await read({
    'imsmanifest.xml': qtiManifest([
      { path: '../../../../etc/passwd.xml', type: 'imsqti_item_xmlv2p2' },
      { path: 'a.xml', type: 'imsqti_item_xmlv2p2' },
      { path: 'half.xml', type: 'imsqti_item_xmlv2p2' },
    ]),
    'a.xml': question('a'),
    'half.xml': '<assessmentItem><itemBody',
  })
  expect(cards).toHaveLength(1)
  expect(rows.filter(({ reason }) => reason === 'partMissing').length).toBeGreaterThan(0)
})

test.each<[string, (size: number) => string]>([
  [
    'options',
    (size) =>
      broken('<p>').replace(
        '</choiceInteraction>',
        `${'<simpleChoice identifier="X">x</simpleChoice>'.repeat(size / 45)}</choiceInteraction>`,
      ),
  ],
  [
    'gaps',
    (size) => question('a', `<p>${'<textEntryInteraction responseIdentifier="G"/>'.repeat(size / 50)}</p>`),
  ],
  [
    'rules',
    (size) =>
      question('a').replace(
        /<responseProcessing[^>]*\/>/,
        `<responseProcessing>${'<responseCondition><responseIf><isNull><variable identifier="RESPONSE"/></isNull></responseIf></responseCondition>'.repeat(size / 110)}</responseProcessing>`,
      ),
  ],
  [
    'feedback',
    (size) =>
      question('a').replace(
        '</assessmentItem>',
        `${'<modalFeedback outcomeIdentifier="S" identifier="x" showHide="show">x</modalFeedback>'.repeat(size / 85)}</assessmentItem>`,
      ),
  ],
])('%s take time by their number', async (_name, make) => {
  const costOf = async (size: number) => {
    const bytes = Buffer.from(make(size))
    const before = process.threadCpuUsage()
    await readDocument(bytes, 'item.xml')
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  await costOf(5000)
  const small = await costOf(5000)
  expect(await costOf(20_000)).toBeLessThan(12 * small + 200_000)
})
