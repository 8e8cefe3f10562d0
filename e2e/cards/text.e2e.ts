import { testCard } from '../cardSteps.ts'

const words = '真正的需要，常常藏在停顿里。'

testCard('text', {
  write: async (form) => {
    await form.fill('card:fields.title', '听见没说出口的')
    await form.write(words)
  },
  shows: async (form) => {
    await form.expectValue('card:fields.title', '听见没说出口的')
    await form.root.getByText(words).waitFor()
  },
  right: {
    play: (phone) => phone.sees(words),
    score: { points: 0, maxPoints: 0 },
  },
})
