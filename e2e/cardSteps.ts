/**
 * For each card type one file in `e2e/cards`: it is written in the real editor, saved, reloaded, published, then played on
 * a phone by two learners, one right and one wrong, and the record of learning has the score.
 *
 *   testCard('choice', {
 *     write: async (form) => { await form.fill('fields.question', '…') },
 *     shows: (form) => form.expectValue('fields.question', '…'),
 *     right: { play: async (phone) => { await phone.tap('…'); await phone.confirm() }, score: { points: 1, maxPoints: 1 } },
 *     wrong: { play: …, score: { points: 0, maxPoints: 1 } },
 *   })
 *
 * Keys are phrases of the card's own words; `card:fields.points` names another namespace. `form` and `phone` are drivers
 * (`e2e/cardDrivers.ts`) over a Playwright page, which is `form.page`, `phone.page`. The harness itself opens the palette,
 * waits for 'saved', reloads, publishes, ends the activity (`isOpen` where a play leaves the card unfinished) and closes.
 * `beside` are cards that come before the new one, made through the API; `form.moveFirst()` puts the new one before them.
 * Run it: `node tools/build.ts`, then `vitest run --config e2e/vitest.config.ts e2e/cards/choice.e2e.ts`.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CardType } from '#cards/index.ts'
import { send } from '../torture/server.ts'
import { findsNoBarrier } from './barriers.ts'
import { formDriver, phoneDriver, type FormDriver, type PhoneDriver } from './cardDrivers.ts'
import { button, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openCampus, type Campus } from './learn.school.ts'

/** Of the record of learning; only what is named is compared. */
interface Score {
  readonly points?: number
  readonly maxPoints?: number
  readonly stars?: number
  readonly status?: 'learning' | 'learned'
}

interface Sitting {
  /** From the sight of the card to its last confirmed answer; the harness presses 'finish' by itself. */
  play(phone: PhoneDriver): Promise<void>
  readonly score: Score
  /** This play leaves the card unfinished: there is no end to wait for. */
  readonly isOpen?: boolean
}

interface Lesson {
  /** Types the card into its form, which is open and new. */
  write(form: FormDriver): Promise<void>
  /** Looks after the reload whether all is there. */
  shows(form: FormDriver): Promise<void>
  readonly right: Sitting
  readonly wrong?: Sitting
  /** A new one has nothing to play yet: it only contains other cards. */
  readonly isHollow?: boolean
  /** Cards that come before the new one; without ids the server gives them theirs. */
  beside?(campus: Campus): readonly unknown[] | Promise<readonly unknown[]>
  /** Settings of the server, e.g. where its AI is. */
  readonly settings?: Readonly<Record<string, string>>
  /** Before all else, e.g. to start a local fake of an outside service. */
  prepare?(stage: Stage, campus: Campus): Promise<void>
}

const phoneSize = { width: 390, height: 844 }
const saved = z.object({ cards: z.array(z.object({ type: z.string() })) })
const rows = z.object({ list: z.array(z.object({ userName: z.string() }).loose()) })
const signedIn = z.object({ accessToken: z.string() })

/** Somebody who is signed in already, at a window of their own. */
export async function enterWithToken(
  stage: Stage,
  token: string,
  size?: { width: number; height: number },
): Promise<Visitor> {
  const visitor = await stage.visitor('en', size)
  await visitor.context.addInitScript((value) => localStorage.setItem('token', value), token)
  return visitor
}

/** Makes a learner's account and signs it in; answers the token. */
export async function makeLearner(stage: Stage, username: string): Promise<string> {
  const password = 'a quiet river 7'
  const account = { username, nickname: username, password, audience: 'learner' }
  await send(stage.server, 'POST', 'system/auth/register', { body: account })
  const { data } = await send(stage.server, 'POST', 'system/auth/login', { body: { username, password } })
  return signedIn.parse(data).accessToken
}

/** The phone follows the new card, and leaves the keyboard to who writes it. */
async function expectCursorStays(page: Page, isHollow = false): Promise<void> {
  await page.locator(isHollow ? '.editor-phone .player-empty' : '.editor-phone .player-form').waitFor()
  const isInForm = () => page.evaluate(() => document.activeElement?.closest('.editor-form') !== null)
  await expect.poll(isInForm, { timeout: 5000 }).toBe(true)
}

interface Place {
  readonly stage: Stage
  readonly campus: Campus
}

async function openPlace(settings: Lesson['settings'] = {}): Promise<Place> {
  const stage = await openStage({ CAPTCHA: 'off', ...settings })
  return { stage, campus: await openCampus(stage) }
}

/** One for all card types that ask for nothing special; its server and its browser end with this process. */
let common: Promise<Place> | undefined

/** The tests of one card type: an activity and learners of its own. */
export function testCard(type: CardType, lesson: Lesson): void {
  const isOwn = lesson.settings !== undefined || lesson.prepare !== undefined
  let stage: Stage
  let campus: Campus
  let activityId: number
  beforeAll(async () => {
    const place = isOwn ? openPlace(lesson.settings) : (common ??= openPlace())
    ;({ stage, campus } = await place)
    await lesson.prepare?.(stage, campus)
    activityId = await campus.makeDeck(type, (await lesson.beside?.(campus)) ?? [])
  })
  afterAll(() => (isOwn ? stage.close() : undefined))

  describe(`a card of type ${type}`, () => {
    test('is written, saved, and there after a reload', async () => {
      const author = await enterWithToken(stage, campus.token)
      await author.page.goto(`/manage/activity/edit?id=${activityId}`)
      const form = formDriver(author, type)
      await form.add()
      await expectCursorStays(author.page, lesson.isHollow)
      await lesson.write(form)
      await form.save()
      const { cards } = saved.parse(await campus.call('GET', `course/activity/get?id=${activityId}`))
      expect(cards.filter((card) => card.type === type).length).toBeGreaterThan(0)
      await author.page.reload()
      await form.open()
      await lesson.shows(form)
      await findsNoBarrier({ page: author.page }, '.editor-form')
      expect(author.complaints).toEqual([])
      await author.context.close()
      await campus.move(activityId, 'public')
    })

    const sittings = [
      { name: 'right', sitting: lesson.right },
      ...(lesson.wrong ? [{ name: 'wrong', sitting: lesson.wrong }] : []),
    ]
    test.each(sittings)('played $name, it is scored so in the record', async ({ name, sitting }) => {
      const learner = await enterWithToken(stage, await makeLearner(stage, `${type}-${name}`), phoneSize)
      await learner.page.goto(`/learn/activity?id=${activityId}`)
      await learner.page.locator('.player h2').first().waitFor()
      await findsNoBarrier({ page: learner.page }, 'main')
      await sitting.play(phoneDriver(learner, type))
      if (!sitting.isOpen) await button(learner, 'deck', 'player.finish').click()
      if (!sitting.isOpen) await learner.page.locator('.player-end').waitFor()
      const status = sitting.isOpen ? 'learning' : 'learned'
      await expect.poll(() => scoreOf(name)).toMatchObject({ status, ...sitting.score })
      expect(learner.complaints).toEqual([])
      await learner.context.close()
    })
  })

  async function scoreOf(name: string): Promise<unknown> {
    const body = { pageNo: 1, pageSize: 50, activityId }
    const { list } = rows.parse(await campus.call('POST', 'course/study/page', body))
    return list.find(({ userName }) => userName === `${type}-${name}`)
  }
}
