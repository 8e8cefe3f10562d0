import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { testCard } from '../cardSteps.ts'

const folder = await mkdtemp(join(tmpdir(), 'lectern-work-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const picture = join(folder, 'wall.png')
await sharp({ create: { width: 40, height: 30, channels: 3, background: '#64c2e0' } })
  .png()
  .toFile(picture)

testCard('assignment', {
  write: async (form) => {
    await form.write('找一个人聊十五分钟，写下三句原话。')
    await form.fill('fields.minLength', '5')
    await form.fill('fields.dueDays', '7')
    await form.press('kit-card-form:rubric.add')
    await form.fill('kit-card-form:rubric.title', '有原话', { number: 1 })
  },
  shows: async (form) => {
    await form.root.getByText('找一个人聊十五分钟，写下三句原话。').waitFor()
    await form.expectValue('kit-card-form:rubric.title', '有原话', { number: 1 })
    await form.expectValue('fields.minLength', '5')
  },
  right: {
    play: async (phone) => {
      await phone.sees(phone.translate('play.due', { count: 7 }))
      await phone.root.locator('input[type=file]').setInputFiles(picture)
      await phone.root.getByRole('link', { name: 'wall.png' }).waitFor()
      await phone.fill('play.text', '「我先看配送费。」')
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.pending'))
    },
    score: { points: 0, status: 'learned' },
  },
  wrong: {
    play: async (phone) => {
      await phone.fill('play.text', '没')
      await phone.sees(phone.translate('play.lacks.tooShort', { count: 5 }))
    },
    score: { points: 0 },
    isOpen: true,
  },
})
