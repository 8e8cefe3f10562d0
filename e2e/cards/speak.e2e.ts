import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const sentences = [
  ['Thank you', '谢谢'],
  ['May I record our talk?', '可以录音吗？'],
] as const

/** Puts the browser's own part in place: a recogniser that hears `texts`, one after the other. */
async function hears({ page }: PhoneDriver, texts: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    const left = [...all]
    class Heard extends EventTarget {
      lang = ''
      start(): void {
        const transcript = left.shift()
        const tell = (type: string, what: object) => this.dispatchEvent(Object.assign(new Event(type), what))
        setTimeout(() => {
          if (transcript === undefined || this.lang !== 'en') tell('error', { error: 'no-speech' })
          else tell('result', { results: [[{ transcript, confidence: 0.9 }]] })
          tell('end', {})
        }, 50)
      }
      stop(): void {}
      abort(): void {}
    }
    Object.assign(window, { SpeechRecognition: Heard })
  }, texts)
}

testCard('speak', {
  settings: { SPEECH_RECOGNITION: 'on' },
  beside: () => [
    {
      type: 'text',
      title: '先读一读',
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '两句话。' }] }] },
    },
  ],
  write: async (form) => {
    for (const [index, [text, translation]] of sentences.entries()) {
      await form.fill('fields.text', text, { number: index + 1 })
      await form.fill('fields.prompt', translation, { number: index + 1 })
    }
  },
  shows: async (form) => {
    await form.expectValue('fields.text', 'May I record our talk?', { number: 2 })
    await form.expectValue('fields.prompt', '谢谢', { number: 1 })
  },
  right: {
    play: async (phone) => {
      await hears(phone, ['thank you', 'may I have a talk', 'may I record our talk'])
      await phone.next()
      await phone.press('play.speak')
      await phone.sees(phone.translate('play.understood', { right: 2, total: 2 }))
      await phone.press('play.next')
      await phone.press('play.speak')
      await phone.sees(phone.translate('play.understood', { right: 3, total: 5 }))
      await phone.press('play.again')
      await phone.sees(phone.translate('play.understood', { right: 5, total: 5 }))
      await phone.confirm()
      await phone.sees(phone.translate('outcomes.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await hears(phone, ['something else', 'nothing of it'])
      await phone.next()
      await phone.press('play.speak')
      await phone.sees(phone.translate('play.understood', { right: 0, total: 2 }))
      // Who cannot go on speaking says so, and may think better of it.
      await phone.press('play.cannot')
      await phone.sees(phone.translate('play.quiet'))
      await phone.press('play.speakAfterAll')
      await phone.press('play.next')
      await phone.press('play.speak')
      await phone.sees(phone.translate('play.understood', { right: 0, total: 5 }))
      await phone.confirm()
      await phone.sees(phone.translate('outcomes.wrong'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
