import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const pairs = [
  ['perro', '狗'],
  ['gato', '猫'],
] as const

/** Turns the tile with this number from the keyboard, and answers what it shows. */
async function turn({ page, root }: PhoneDriver, number: number): Promise<string> {
  await page.keyboard.press('Home')
  for (let step = 1; step < number; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const tile = root.locator('.memory-tile').nth(number - 1)
  await tile.locator('.memory-text').waitFor()
  return tile.innerText()
}

/** Plays like somebody who forgets nothing. */
async function playWell(phone: PhoneDriver): Promise<void> {
  const places = new Map<string, number>()
  const found = new Set<string>()
  const look = async (number: number) => {
    const text = await turn(phone, number)
    places.set(text, number)
    return text
  }
  for (let moves = 0; found.size < pairs.length && moves < 3; moves += 1) {
    const sure = pairs.find((sides) => !found.has(sides[0]) && sides.every((side) => places.has(side)))
    const fresh = [1, 2, 3, 4].filter((number) => ![...places.values()].includes(number))
    const one = await look((sure && places.get(sure[0])) ?? fresh[0] ?? 1)
    const pair = pairs.find((sides) => sides.some((side) => side === one))
    const twin = pair?.find((side) => side !== one) ?? ''
    const other = await look(places.get(twin) ?? fresh[1] ?? 1)
    if (pair && other === twin) found.add(pair[0])
  }
}

testCard('memory', {
  write: async (form) => {
    await form.fill('fields.intro', '每个词和它的意思')
    await form.field('fields.first', { number: 1 }).click()
    for (const [first, second] of pairs) {
      await form.page.keyboard.insertText(first)
      await form.page.keyboard.press('Enter')
      await form.page.keyboard.insertText(second)
      await form.page.keyboard.press('Enter')
    }
    await form.press('edit.more', { number: 3 })
    await form.page.getByRole('menuitem', { name: form.translate('edit.remove') }).click()
    await form.segment('scoring.moves')
  },
  shows: async (form) => {
    await form.expectValue('fields.first', 'gato', { number: 2 })
    await form.expectValue('fields.second', '猫', { number: 2 })
  },
  right: {
    play: async (phone) => {
      await phone.sees(phone.translate('incomplete'))
      await phone.root.getByRole('button', { name: phone.translate('play.down', { number: 4 }) }).focus()
      await playWell(phone)
      await phone.sees(phone.translate('play.progress', { found: 2, total: 2 }))
      await phone.sees(phone.translate('outcomes.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    // A thumb turns two, and goes away.
    play: async (phone) => {
      for (const number of [1, 2]) await phone.press('play.down', { number })
      await phone.root
        .locator('.memory-state')
        .getByText(phone.translate('play.moves', { count: 1 }))
        .waitFor()
      await phone.sees(phone.translate('incomplete'))
    },
    score: {},
    isOpen: true,
  },
})
