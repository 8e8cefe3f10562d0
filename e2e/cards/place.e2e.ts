import { testCard } from '../cardSteps.ts'

testCard('place', {
  write: async (form) => {
    await form.fill('fields.question', '把每一项放到它该在的地方。')
    const board = form.root.locator('.place-board')
    const box = await board.boundingBox()
    if (!box) throw new Error('the board is not shown')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    const { mouse } = form.page
    for (const left of [0.05, 0.55]) {
      await mouse.move(...at(left, 0.1))
      await mouse.down()
      await mouse.move(...at(left + 0.4, 0.9), { steps: 4 })
      await mouse.up()
    }
    await form.fill('fields.zoneLabel', '水果', { number: 1 })
    await form.fill('fields.zoneLabel', '工具', { number: 2 })
    for (const [index, [thing, zone]] of [
      ['梨', '水果'],
      ['锯子', '工具'],
    ].entries()) {
      const number = index + 1
      await form.fill('fields.thingText', thing ?? '', { number })
      await form.field('fields.belongs', { number }).click()
      await form.page
        .locator('.ant-select-dropdown:visible')
        .getByTitle(zone ?? '', { exact: true })
        .click()
      await form.page.keyboard.press('Escape')
    }
  },
  shows: async (form) => {
    await form.expectValue('fields.zoneLabel', '水果', { number: 1 })
    await form.expectValue('fields.thingText', '锯子', { number: 2 })
  },
  right: {
    play: async (phone) => {
      // Touch one and its zone; the other, which is then the next, is dragged.
      await phone.root.getByRole('button', { name: '梨', exact: true }).click()
      await phone.press('play.put', { thing: '梨', zone: '水果' })
      const saw = phone.root.getByRole('button', { name: '锯子', exact: true })
      await saw.dragTo(phone.root.getByRole('group', { name: '工具' }), { steps: 8 })
      await phone.root
        .getByRole('button', { name: phone.translate('play.filled', { thing: '锯子', zone: '工具' }) })
        .waitFor()
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      // By the list, as somebody does who cannot drag.
      await phone.press('play.toList')
      await phone.root.getByLabel('梨').selectOption({ label: '工具' })
      await phone.root.getByLabel('锯子').selectOption({ label: '水果' })
      await phone.confirm()
      await phone.sees(phone.translate('play.belongs', { thing: '梨', zone: '水果' }))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
