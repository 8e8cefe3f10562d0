import { testCard } from '../cardSteps.ts'

type Phone = Parameters<Parameters<typeof testCard>[1]['right']['play']>[0]
const send = async (phone: Phone, text: string, reply: string) => {
  await phone.root.getByRole('textbox').fill(text)
  await phone.press('play.send')
  await phone.sees(reply)
}

const addLine = (form: Parameters<Parameters<typeof testCard>[1]['write']>[0]) =>
  form.root.getByRole('button', { name: `+ ${form.translate('edit.addLine')}` }).click()

/** No provider is set up: the author reads what to do about it, and the script replies. */
testCard('aiChat', {
  write: async (form) => {
    await form.root.getByText(form.translate('kit:ai.connect')).waitFor()
    await form.fill('fields.scenario', 'You meet Zhou at the canteen door.')
    await form.fill('fields.opening', 'Yes?')
    await form.fill('fields.quickReplies', 'What happened?')
    await form.fill('fields.minTurns', '2')
    await addLine(form)
    await form.fill('fields.lineReply', 'Which time do you mean?', { number: 1 })
    await addLine(form)
    await form.fill('fields.lineReply', 'I could not find the small rice.', { number: 2 })
    await form.fill('fields.lineMentions', 'last, Wednesday', { number: 2 })
  },
  shows: (form) => form.expectValue('fields.lineMentions', 'last, Wednesday', { number: 2 }),
  right: {
    play: async (phone) => {
      await phone.tap('What happened?')
      await phone.sees('Which time do you mean?')
      await send(phone, 'The last one', 'I could not find the small rice.')
      await phone.confirm()
      await phone.sees(phone.translate('outcomes.correct'))
    },
    score: { status: 'learned' },
  },
})
