import { beforeAll, describe, expect, test } from 'vitest'
import { readGuide, type Guide } from '#kit/guide/server/guide.ts'
import { languages } from '#kit/i18n/words.ts'
import { flatten, routeTable } from '#app/console/routing/routes.ts'
import { guideGroups, guidePageOf } from './guide.ts'
import { guideSetup } from './server/guide.ts'

let guide: Guide
beforeAll(async () => {
  guide = await readGuide(guideSetup)
}, 60_000)

const names = guideGroups.flatMap(({ pages }) => Object.keys(pages))
const pageOf = (language: (typeof languages)[number], name: string) => guide.in[language].pages.get(name)
/** A picture without the language that it shows. */
const shotOf = (url: string) => url.replace(/\.\w+\.webp$/, '')
const isFile = (url: string) => /^[\w-]+\.md/.test(url)
const sections = routeTable.flatMap(({ path, redirect }) => (redirect ? [path] : []))
const screens = flatten(routeTable).filter(({ path }) => !sections.includes(path))

describe.each(languages)('the guide in %s', (language) => {
  test('has every page, and nothing in them is unknown', () => {
    expect(guide.in[language].missing).toEqual([])
    const problems = [...guide.in[language].pages.values()].flatMap(({ name, problems: own }) =>
      own.map((problem) => `${name}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  test.each(names)('%s is made like the English page', (name) => {
    const shapeOf = (page: ReturnType<typeof pageOf>) => ({
      headings: page?.headings.map(({ depth }) => depth),
      pictures: page?.pictures.map(shotOf),
      pages: page?.links
        .filter(isFile)
        .map((url) => url.split('#')[0])
        .toSorted(),
      screens: page?.links.filter((url) => url.startsWith('/')).toSorted(),
      phrases: page?.phrases.toSorted(),
      steps: page?.html.match(/<(li|td|pre|aside)\b/g)?.length,
    })
    expect(shapeOf(pageOf(language, name))).toEqual(shapeOf(pageOf('en', name)))
  })

  test.each(names)('each link of %s leads to a page, a heading or a screen that is there', (name) => {
    const paths = screens.map(({ path }) => path)
    const lost = (pageOf(language, name)?.links ?? []).filter((url) => {
      if (url.startsWith('/')) return !paths.includes(url)
      const [file = '', anchor] = url.split('#')
      const target = pageOf(language, file.replace(/\.md$/, ''))
      return !target || (anchor !== undefined && !target.headings.some((one) => one.anchor === anchor))
    })
    expect(lost).toEqual([])
  })

  test('says of each screen what is done there, on the page that the screen leads to', () => {
    const unnamed = screens.filter(({ path, isHidden }) => {
      const page = pageOf(language, guidePageOf(path) ?? '')
      return !page || (!isHidden && !page.links.includes(path))
    })
    expect(unnamed.map(({ path }) => path)).toEqual([])
  })
})

test('every picture of the folder is shown, in each language that it was taken in', () => {
  const shown = languages.flatMap((language) =>
    [...guide.in[language].pages.values()].flatMap(({ pictures }) =>
      pictures.map((url) => url.split('/').at(-1)),
    ),
  )
  expect([...guide.pictures.keys()].filter((name) => !shown.includes(name))).toEqual([])
})

test.each([
  ['en', 'how do I take a code back', 'codes', 'take-a-code-back'],
  ['en', 'publishing an activity', 'activities', 'publish-and-publish-again'],
  ['zh', '怎么作废兑换码', 'codes', '作废兑换码'],
  ['zh', '备份', 'operator', '备份'],
  ['es', '¿cómo anulo un código?', 'codes', 'anular-un-código'],
  ['es', 'contrasena', 'account', 'cambiar-la-contraseña'],
  ['ja', 'バックアップ', 'operator', 'バックアップする'],
  ['ja', '引き換えコードを無効にする', 'codes', 'コードを無効にする'],
] as const)('in %s "%s" is answered by %s#%s first', (language, query, name, anchor) => {
  const [first] = guide.in[language].search(query)
  expect([first?.page.name, first?.section.anchor]).toEqual([name, anchor])
})

test('what nobody wrote of is answered by nothing', () => {
  expect(guide.in.en.search('zebra')).toEqual([])
  expect(guide.in.zh.search('')).toEqual([])
})
