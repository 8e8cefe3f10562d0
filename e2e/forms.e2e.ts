import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kit/i18n/words.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, field, fill, openStage, signIn } from './console.ts'
import { chooseTool } from './editorSteps.ts'
import {
  choose,
  focusedField,
  movingPicture,
  noise,
  picture,
  problemsIn,
  refusedBy,
  refusedUpload,
  textAs,
  typed,
} from './formSteps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function admin(language: Language): Promise<Visitor> {
  const visitor = await stage.visitor(language)
  await signIn(visitor, 'admin', adminPassword)
  return visitor
}

/** One grapheme, eleven code units: lengths are counted as a reader counts. */
const family = '👩‍👩‍👧‍👦'

interface Round {
  readonly what: string
  readonly typed: Readonly<Record<string, string>>
  /** The same for the API. */
  readonly body: object
}

interface Form {
  readonly language: Language
  readonly path: string
  /** Opens the form of a new record; gives its part of the page. */
  readonly open: (visitor: Visitor) => Promise<Page | Locator>
  readonly rounds: readonly Round[]
}

const course = (title: string, marketPrice: number | null) => ({ courseId: null, title, marketPrice })
const noPictures = { mainImage: '', headImage: '' }

const openAt =
  (address: string) =>
  async ({ page }: Visitor) => {
    await page.goto(address)
    await page.locator('[data-field=name] input').waitFor()
    return page
  }

const forms: Readonly<Record<string, Form>> = {
  career: {
    language: 'zh',
    path: 'course/career/create',
    open: openAt('/base/career/add'),
    rounds: [
      {
        what: 'blank',
        typed: { name: '   ', summary: ' \n ' },
        body: { name: '   ', summary: ' \n ', cover: '', abilityIds: [], tagIds: [] },
      },
      {
        what: 'too long by one',
        typed: { name: family.repeat(101), summary: '字'.repeat(1001) },
        body: { name: family.repeat(101), summary: '字'.repeat(1001), cover: '', abilityIds: [], tagIds: [] },
      },
    ],
  },
  ability: {
    language: 'en',
    path: 'course/ability/create',
    open: openAt('/base/ability/add'),
    rounds: [
      {
        what: 'blank',
        typed: { name: '', summary: '', 'recommendedCourses.0.title': '' },
        body: { name: '', summary: '', ...noPictures, recommendedCourses: [course('', null)] },
      },
      {
        what: 'too long by one, and a price below zero',
        typed: {
          name: family.repeat(51),
          summary: 'a'.repeat(1001),
          'recommendedCourses.0.title': 'b'.repeat(51),
          'recommendedCourses.0.marketPrice': '-1',
        },
        body: {
          name: family.repeat(51),
          summary: 'a'.repeat(1001),
          ...noPictures,
          recommendedCourses: [course('b'.repeat(51), -1)],
        },
      },
      {
        what: 'a price too high',
        typed: { name: 'Asking', 'recommendedCourses.0.marketPrice': '1000000' },
        body: {
          name: 'Asking',
          summary: 'a'.repeat(1001),
          ...noPictures,
          recommendedCourses: [course('b'.repeat(51), 1_000_000)],
        },
      },
      {
        what: 'a price too precise',
        typed: { 'recommendedCourses.0.marketPrice': '9.999' },
        body: {
          name: 'Asking',
          summary: 'a'.repeat(1001),
          ...noPictures,
          recommendedCourses: [course('b'.repeat(51), 9.999)],
        },
      },
    ],
  },
  tag: {
    language: 'ja',
    path: 'course/tag/create',
    open: async ({ page }) => {
      await page.goto('/base/tag/list?edit=new')
      const drawer = page.getByRole('dialog')
      await drawer.locator('[data-field=name] input').waitFor()
      return drawer
    },
    rounds: [
      {
        what: 'blank, and too long by one',
        typed: { name: ' ', summary: '長'.repeat(1001) },
        body: { name: ' ', summary: '長'.repeat(1001), ...noPictures },
      },
      {
        what: 'too long by one',
        typed: { name: family.repeat(51) },
        body: { name: family.repeat(51), summary: '長'.repeat(1001), ...noPictures },
      },
    ],
  },
  'a new activity': {
    language: 'es',
    path: 'course/activity/create',
    open: async ({ page }) => {
      await page.goto('/manage/activity/add')
      await page.locator('[data-field=title] input').waitFor()
      return page
    },
    rounds: [
      {
        what: 'blank, and too long by one',
        typed: { title: ' ', description: 'ñ'.repeat(1001) },
        body: { title: ' ', description: 'ñ'.repeat(1001) },
      },
      {
        what: 'too long by one',
        typed: { title: family.repeat(51) },
        body: { title: family.repeat(51), description: 'ñ'.repeat(1001) },
      },
    ],
  },
}

describe.each(Object.entries(forms))('the form of %s', (_name, { language, path, open, rounds }) => {
  test('refuses beside the field in the words of the API, leads to the first, and keeps what was typed', async () => {
    const visitor = await admin(language)
    const scope = await open(visitor)
    const everything: Record<string, string> = {}
    for (const { what, typed: texts, body } of rounds) {
      for (const [name, text] of Object.entries(texts)) await fill(scope, name, text)
      Object.assign(everything, texts)
      await visitor.page.keyboard.press('Control+s')
      if (path.includes('activity')) await button(visitor, 'activity', 'add.begin').click()
      const expected = await refusedBy(visitor, language, path, body)
      expect(Object.keys(expected)).not.toEqual([])
      await expect.poll(() => problemsIn(scope), { message: what }).toEqual(expected)
      const [first] = Object.keys(await problemsIn(scope))
      await expect.poll(() => focusedField(visitor.page), { message: what }).toBe(first)
      for (const [name, text] of Object.entries(everything)) expect(await typed(scope, name)).toBe(text)
    }
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

describe('the settings of an activity', () => {
  test('refuse beside the field in the words of the API while they save themselves', async () => {
    const visitor = await admin('zh')
    const { page, translate } = visitor
    await page.goto('/manage/activity/add')
    await fill(page, 'title', '问')
    await button(visitor, 'activity', 'add.begin').click()
    await chooseTool(visitor, 'activity', 'editor.settings')
    const drawer = page.getByRole('dialog')
    const row = {
      name: translate('kit', 'form.addRow', {
        label: translate('activity', 'fields.competencyPoints.label'),
      }),
    }
    await drawer.getByRole('button', row).click()
    const reflection = '想'.repeat(61)
    const body = {
      title: family.repeat(51),
      description: '述'.repeat(1001),
      versionLabel: '1'.repeat(11),
      competencyPoints: [{ abilityId: null, weight: 6, reflectionQuestion: reflection }],
    }
    await fill(drawer, 'title', body.title)
    await fill(drawer, 'description', body.description)
    await fill(drawer, 'competencyPoints.0.weight', '6')
    await fill(drawer, 'competencyPoints.0.reflectionQuestion', reflection)
    await fill(drawer, 'versionLabel', body.versionLabel)
    await field(drawer, 'versionLabel').locator('input').blur()
    const expected = await refusedBy(visitor, 'zh', 'course/activity/create', body)
    expect(Object.keys(expected)).toHaveLength(6)
    await expect.poll(() => problemsIn(drawer)).toEqual(expected)
    await page
      .getByText(translate('kit', 'form.refused', { why: '' }).trim())
      .first()
      .waitFor()
    expect(await typed(drawer, 'title')).toBe(body.title)
    await visitor.context.close()
  })
})

/** What was stored as a cover becomes the square picture of a course, cut like an upload. */
async function takeFromLibrary(visitor: Visitor, name: string): Promise<void> {
  const { page, translate } = visitor
  await page.goto('/manage/lession/add')
  await button(visitor, 'kit', 'form.allFields').click()
  await button(visitor, 'kit', 'file.fromLibrary', field(page, 'shareImage')).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  const stored = page.waitForResponse((response) => response.url().endsWith('/infra/file/upload'))
  await page.getByText(translate('kit', 'picture.cropTitle', { ratio: '1:1' })).waitFor()
  await button(visitor, 'kit', 'picture.use').click()
  const { data } = await (await stored).json()
  expect(data.width).toBe(data.height)
  await field(page, 'shareImage').locator('img').waitFor()
}

describe('a picture (C5)', () => {
  const beside = async (visitor: Visitor, name: string, text: string) => {
    const problem = field(visitor.page, name).locator('.kit-picture .kit-problem')
    await expect.poll(() => problem.textContent()).toBe(text)
  }

  test('that is none by its bytes, is damaged or moves is refused beside its field, as the API does', async () => {
    const visitor = await admin('en')
    const { translate } = visitor
    await openAt('/base/career/add')(visitor)
    await fill(visitor.page, 'name', 'Listener')
    const text = textAs('cover.png', 'image/png', 'This is no picture.')
    const svg = textAs(
      'cover.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    )
    const html = textAs('cover.jpg', 'image/jpeg', '<script>alert(1)</script>')
    for (const file of [text, svg, html]) {
      await choose(visitor, 'cover', file)
      await beside(visitor, 'cover', translate('kit', 'faults.notPicture'))
      expect(await refusedUpload(visitor, 'en', file)).toBe(translate('kit', 'faults.notPicture'))
    }
    const { buffer } = await picture('cover.png', 'png', 640, 360)
    await choose(visitor, 'cover', { ...text, buffer: buffer.subarray(0, 60) })
    await beside(visitor, 'cover', translate('kit', 'picture.unreadable'))
    await choose(visitor, 'cover', await movingPicture('cover.png'))
    await beside(visitor, 'cover', translate('file', 'faults.animated'))
    expect(await typed(visitor.page, 'name')).toBe('Listener')
    expect(await field(visitor.page, 'cover').locator('img').count()).toBe(0)
    await visitor.context.close()
  })

  test('of another ratio or too large is cut in the browser, and refused by the API', async () => {
    const visitor = await admin('ja')
    const { page, translate } = visitor
    await openAt('/base/career/add')(visitor)
    const square = await picture('square.png', 'png', 500, 500)
    expect(await refusedUpload(visitor, 'ja', square)).toBe(
      translate('file', 'faults.wrongRatio', { width: 16, height: 9 }),
    )
    const large = await noise('large.jpg', 2560, 1440)
    expect(large.buffer.length).toBeGreaterThan(2048 * 1024)
    expect(await refusedUpload(visitor, 'ja', large)).toBe(
      translate('file', 'faults.tooLarge', { size: '2048 KB' }),
    )
    for (const file of [square, large]) {
      const stored = page.waitForResponse((response) => response.url().endsWith('/infra/file/upload'))
      await choose(visitor, 'cover', file)
      await button(visitor, 'kit', 'picture.use').click()
      const { data } = await (await stored).json()
      expect(data.width / data.height).toBeCloseTo(16 / 9, 1)
      expect(data.size).toBeLessThanOrEqual(2048 * 1024)
    }
    await takeFromLibrary(visitor, 'large.jpg')
    await visitor.context.close()
  }, 120_000)

  test('of a card that is too large is refused beside its field', async () => {
    const visitor = await admin('es')
    const { page, translate } = visitor
    await page.goto('/manage/activity/add')
    await fill(page, 'title', 'Una foto')
    await button(visitor, 'activity', 'add.begin').click()
    await page.getByRole('heading', { name: translate('activity', 'editor.emptyTitle') }).waitFor()
    await page.keyboard.press('/')
    await page
      .getByRole('combobox', { name: translate('activity', 'editor.findType') })
      .fill(translate('card-image', 'label'))
    await page.keyboard.press('Enter')
    const large = await noise('large.jpg', 3600, 2400)
    expect(large.buffer.length).toBeGreaterThan(10_240 * 1024)
    // By its path: a slow machine needs longer than an action may take to hand over so many bytes.
    const path = join(stage.dataDir, large.name)
    await writeFile(path, large.buffer)
    await page.locator('.image-editor input[type=file]').first().setInputFiles(path)
    const problem = page.locator('.image-editor .kit-problem').first()
    await expect
      .poll(() => problem.textContent())
      .toBe(translate('kit', 'picture.tooLarge', { size: '10 MB' }))
    await visitor.context.close()
  })
})
