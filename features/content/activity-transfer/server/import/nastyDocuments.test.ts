import { beforeAll, describe, expect, test } from 'vitest'
import { markdownParts, maxPart } from './rich/markdownParts.ts'
import { nastyJson, nastyMarkdown, nastyOffice, type Nasty } from './testing.nasty.ts'
import { readDocument } from './readDocument.ts'

/** What reading costs this thread, in microseconds of its processor; a refusal by name is as good. */
async function costOf(bytes: Buffer): Promise<number> {
  const before = process.threadCpuUsage()
  await readDocument(bytes).catch(() => undefined)
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** Four times as long takes four times as long, not sixteen times; a harmless text of that length is what nobody misses. */
async function expectInProportion(make: Nasty, size: number): Promise<void> {
  const small = await costOf(await make(size))
  const large = await costOf(await make(4 * size))
  expect(large).toBeLessThan(8 * small + harmless)
}

let harmless: number
beforeAll(async () => {
  harmless = await costOf(Buffer.from('- A line of a list\n'.repeat(1000)))
})

describe('a document that is made to hold up its reader takes time by its length', () => {
  test.each(Object.entries(nastyMarkdown))('Markdown: %s', (_name, make) => expectInProportion(make, 5000))
  test.each(Object.entries({ ...nastyOffice, ...nastyJson }))('%s', (_name, make) =>
    expectInProportion(make, 50_000),
  )
})

describe('Markdown is read in parts', () => {
  test.each(Object.entries(nastyMarkdown))('none of which is long: %s', async (_name, make) => {
    const text = (await make(100_000)).toString()
    // Definitions that a part uses are written below it, at most fifty.
    for (const part of markdownParts(text)) expect(part.text.length).toBeLessThan(2 * maxPart)
  })

  const paragraph = `${'Words that say a little. '.repeat(20)}\n\n`
  const places = (cards: string) => readDocument(Buffer.from(cards))

  test('and what stands in them is found at its line', async () => {
    const { rows } = await places(`# First\n\n${paragraph.repeat(40)}# Last\n\nThe end.\n`)
    expect(rows.at(-1)).toMatchObject({ at: 83, text: 'Last' })
  })

  test('a link leads where the document says at its other end', async () => {
    const { cards } = await places(
      `[Here][there] it is.\n\n${paragraph.repeat(40)}[there]: https://example.org/a\n`,
    )
    expect(JSON.stringify(cards)).toContain('https://example.org/a')
  })

  test('code stays code however long it is', async () => {
    const { cards, rows } = await places(
      `\`\`\`js\n${'let a = [b](c) # * _ *\n\n'.repeat(800)}\`\`\`\n\nThe end.\n`,
    )
    const types = [...JSON.stringify(cards).matchAll(/"type":"(\w+)"/g)].map(([, type]) => type)
    // Only the last words are a paragraph.
    expect(types.filter((type) => type === 'paragraph')).toHaveLength(1)
    expect(types).not.toContain('link')
    expect(rows.map(({ reason }) => reason)).toContain('longBlock')
  })

  test('what ends on its own line holds nothing together', async () => {
    const { rows } = await places(`$$x$$\n\n\`\`\`y\`\`\`\n\n<!-- z -->\n\n${paragraph.repeat(40)}`)
    expect(rows.map(({ reason }) => reason)).not.toContain('longBlock')
  })

  test('a picture within the text is none of its length', async () => {
    const { cards } = await places(`![](data:image/png;base64,${'A'.repeat(50_000)}) and **words**`)
    expect(cards).toMatchObject([{ type: 'text' }])
  })
})
