import { testCard } from '../cardSteps.ts'
import type { FormDriver } from '../cardDrivers.ts'

const title = 'How people answer'
const entry = (form: FormDriver) =>
  form.root.getByRole('group', { name: form.translate('edit.entry', { number: 1 }) })

testCard('reference', {
  write: async (form) => {
    await form.press('edit.add')
    const line = (key: string) => entry(form).getByLabel(form.translate(key), { exact: true })
    await line('fields.title').fill(title)
    await line('fields.author').fill('Ruiz, A.')
    await line('fields.year').fill('2011')
    await line('fields.url').fill('example.com/answers')
    await line('sources.book').fill('River Press')
  },
  shows: async (form) => {
    const url = entry(form).getByLabel(form.translate('fields.url'), { exact: true })
    if ((await url.inputValue()) !== 'https://example.com/answers')
      throw new Error('the address is not complete')
  },
  right: {
    play: async (phone) => {
      await phone.sees(title)
      await phone.root.getByRole('link', { name: phone.translate('play.openTitled', { title }) }).waitFor()
      await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await phone.press('play.copyTitled', { title })
      await phone.sees(phone.translate('play.copied'))
      const copied = await phone.page.evaluate(() => navigator.clipboard.readText())
      const citation = 'Ruiz, A. (2011). How people answer. River Press. https://example.com/answers'
      if (copied !== citation) throw new Error(`copied “${copied}”`)
    },
    score: { points: 0, maxPoints: 0 },
  },
})
