import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPassword, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { keysOf, type Keys } from './keys.ts'
import { sharedLink, shareSheet } from './shareSteps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Somebody who sees nothing of the page and has no pointer. */
interface Listener extends Visitor, Keys {
  /** The name of a field, as its form says it. */
  label(namespace: string, name: string): string
  /** Types a word into a picker and takes what it offers for it, which may be to create it. */
  choose(label: string, word: string, offer?: string): Promise<void>
  /** Adds a card of this type with this title; the focus stays in its form. */
  addCard(type: 'text' | 'choice', title: string): Promise<void>
}

async function listen(): Promise<Listener> {
  const visitor = await stage.visitor('es')
  const { page, translate } = visitor
  const keys = await keysOf(page)
  return {
    ...visitor,
    ...keys,
    label(namespace, name) {
      try {
        return translate(namespace, `fields.${name}.label`)
      } catch {
        return translate(namespace, `fields.${name}`)
      }
    },
    async choose(label, word, offer = word) {
      await keys.reach('combobox', label)
      await page.keyboard.type(word)
      await page.locator('.ant-select-item-option:visible', { hasText: offer }).first().waitFor()
      await page.keyboard.press('Enter')
    },
    async addCard(type, title) {
      await page.keyboard.press('Escape')
      await keys.reach('listbox', /./)
      await page.keyboard.press('/')
      await expect.poll(async () => (await keys.spoken()).name).toBe(translate('activity', 'editor.findType'))
      await page.keyboard.type(translate(`card-${type}`, 'label'))
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await keys.spoken()).name).toBe(translate('card', 'fields.title'))
      await page.keyboard.type(title)
    },
  }
}

const career = 'Investigadora'
const title = 'Oír lo que no se dice'

test('twelve jobs are done with the keyboard alone, by the names that a screen reader says', async () => {
  const me = await listen()
  const { page, translate, press, write, choose, reach, label } = me
  const t = translate
  const leads = (address: string) => page.waitForURL(address)
  // A picker that is still closing takes the first press for itself.
  const leaveDialog = async () => {
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return page.getByRole('dialog').filter({ visible: true }).count()
      })
      .toBe(0)
  }
  const done: string[] = []
  const job = (name: string) => done.push(name)

  job('sign in')
  await page.goto('/')
  await page.getByLabel(t('session', 'fields.username')).waitFor()
  await write(t('session', 'fields.username'), 'admin')
  await write(t('session', 'fields.password'), adminPassword)
  await page.getByText(t('session', 'captcha.verified')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: t('dashboard', 'begin.title') }).waitFor()

  job('a career, with an ability and a tag that it creates')
  await press('link', t('dashboard', 'begin.go.career'))
  await leads('**/base/career/add')
  await write(label('career', 'name'), career)
  await write(label('career', 'summary'), 'Averigua qué necesita la gente.')
  await choose(label('career', 'abilityIds'), 'Escuchar', t('kit', 'picker.create', { name: 'Escuchar' }))
  await choose(label('career', 'tagIds'), 'Estudio', t('kit', 'picker.create', { name: 'Estudio' }))
  await page.keyboard.press('Control+s')
  await leads('**/base/career/view?id=*')

  job('a review')
  await press('button', t('career', 'moves.submit'))
  await press('button', t('kit', 'actions.review'))
  await press('button', t('audit', 'decide.approve'))
  await page.getByText(t('audit', 'queues.career.empty')).waitFor()

  job('a way to another screen by the search')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(t('activity', 'new'))
  await page
    .getByRole('option', { name: t('activity', 'new') })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await leads('**/manage/activity/add')

  job('an activity of three cards')
  await write(label('activity', 'title'), title)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: t('activity', 'editor.emptyTitle') }).waitFor()
  await me.addCard('text', 'Escucha')
  await reach('textbox', label('card-text', 'body'))
  await page.keyboard.type('La gente dice menos de lo que sabe.')
  await me.addCard('choice', '¿Y ahora?')
  await write(label('card-choice', 'question'), '¿Y ahora?')
  await write(t('card-choice', 'fields.optionText', { number: 1 }), 'Preguntar otra vez')
  await write(t('card-choice', 'fields.optionText', { number: 2 }), 'Seguir')
  await write(t('card-choice', 'fields.optionText', { number: 3 }), 'Volver a casa')
  await me.addCard('text', 'Antes de todo')
  await reach('textbox', label('card-text', 'body'))
  await page.keyboard.type('Una pregunta a la vez.')

  job('another order of its cards')
  await page.keyboard.press('Escape')
  await reach('listbox', /./)
  for (const _ of ['before the question', 'before the text']) await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Control+s')

  job('its publishing, and the link')
  await press('button', t('activity', 'moves.publish'))
  await page.getByRole('dialog').locator('[data-field=description] textarea:focus').waitFor()
  await page.keyboard.type('Cómo volver a preguntar.')
  await choose(label('activity', 'careerId'), career)
  await leaveDialog()
  await press('button', t('activity', 'moves.publish'))
  await shareSheet(me).waitFor()
  const address = await sharedLink(me)

  job('a walk through it, as a learner')
  const learner = await listen()
  await learner.page.goto(address)
  await learner.press('link', t('public-page', 'entry.start'))
  await learner.press('button', t('session', 'screen.toRegister'))
  await learner.write(t('session', 'fields.username'), 'alumna')
  await learner.write(t('session', 'fields.nickname'), 'Alumna')
  await learner.write(t('session', 'fields.password'), 'un río tranquilo 7')
  await learner.page.getByText(t('session', 'captcha.verified')).waitFor()
  await learner.page.keyboard.press('Enter')
  await learner.page.getByRole('heading', { level: 2, name: 'Antes de todo' }).waitFor()
  await learner.press('button', t('deck', 'player.next'))
  await learner.page.getByRole('heading', { level: 2, name: 'Escucha' }).waitFor()
  await learner.press('button', t('deck', 'player.next'))
  await learner.press('radio', 'Preguntar otra vez')
  await learner.press('button', t('deck', 'player.confirm'))
  await learner.page.getByText(t('deck', 'player.correct')).waitFor()
  await learner.press('button', t('deck', 'player.finish'))
  await learner.page.getByText(t('deck', 'end.score', { earned: 1, count: 1 })).waitFor()

  job('a course with it')
  await press('button', t('share', 'place.title'))
  await press('button', t('share', 'place.new'))
  await leads('**/manage/lession/add?*')
  await write(label('course', 'title'), 'Entrevistas')
  await write(label('course', 'overview'), 'Diez días de preguntas.')
  await choose(label('course', 'careerIds'), career)
  await press('radio', t('course', 'values.learnMode.day'))
  await me.pick(t('course', 'values.unlockMode.daily'), t('course', 'values.unlockMode.all'))
  await me.pick(t('course', 'values.showMode.grid'), t('course', 'values.showMode.list'))
  await choose(label('course', 'instructorIds'), 'admin')
  await page.keyboard.press('Control+s')
  await leads('**/manage/lession/edit?id=*')

  job('a product of it, and its codes')
  await press('button', t('course', 'moves.publish'))
  await shareSheet(me).waitFor()
  await press('link', RegExp(`^${t('share', 'sell.title')}`))
  await leads('**/manage/product/add?*')
  await write(label('product', 'salePrice'), '99', 'spinbutton')
  await page.keyboard.press('Control+s')
  await leads('**/manage/product/view?id=*')
  await press('button', t('product', 'moves.submit'))
  await press('button', t('product', 'reviewNow'))
  await press('button', t('audit', 'decide.approve'))
  await shareSheet(me).waitFor()
  await press('link', RegExp(`^${t('share', 'codes.title')}`))
  await write(label('exchange-task', 'name'), 'Otoño')
  await write(label('exchange-task', 'quantity'), '20', 'spinbutton')
  await me.pick(t('exchange-task', 'values.qr.with'), t('exchange-task', 'values.qr.without'))
  await press('button', t('exchange-task', 'make', { count: 20 }))
  await page.getByText(t('exchange-task', 'states.finished'), { exact: true }).waitFor()

  job('a colleague')
  await press('button', t('shell', 'routes.data'))
  await press('link', t('user', 'title'))
  await press('button', t('user', 'new'))
  await write(label('user', 'username'), 'maestra')
  await write(label('user', 'nickname'), 'Maestra')
  await write(label('user', 'password'), 'un río tranquilo 9')
  await press('checkbox', t('kit', 'roles.teacher'))
  await page.keyboard.press('Control+s')
  await page.getByRole('cell', { name: 'Maestra' }).first().waitFor()

  job('what a learner has done')
  await press('link', t('learning', 'title'))
  await press('link', title)
  await page.getByText('Preguntar otra vez').first().waitFor()

  expect(done).toHaveLength(12)
  expect([...me.nameless, ...learner.nameless]).toEqual([])
}, 300_000)
