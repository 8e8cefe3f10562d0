import type { Visitor } from './visitor.ts'
import { button } from './console.ts'
import type { Written } from './editorSteps.ts'

/** Registers as a learner and signs in, on the learner's own page or wherever in it a link leads. */
export async function enterAsLearner(
  visitor: Visitor,
  username: string,
  password: string,
  at = '/learn',
): Promise<void> {
  await visitor.page.goto(at)
  await register(visitor, username, password)
}

/** Registers where a page of the learner's asks who one is. */
export async function register(visitor: Visitor, username: string, password: string): Promise<void> {
  const { page, translate } = visitor
  await page.getByRole('button', { name: translate('session', 'screen.toRegister') }).click()
  await page.getByLabel(translate('session', 'fields.username')).fill(username)
  await page.getByLabel(translate('session', 'fields.nickname')).fill(username)
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
  await page.getByText(translate('session', 'captcha.verified')).waitFor()
  await button(visitor, 'session', 'screen.register').click()
}

/** Plays the activity from the first card to its end, and answers rightly. */
export async function play(
  visitor: Visitor,
  title: string,
  { text, question, right }: Written,
): Promise<void> {
  const { page, translate } = visitor
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
  await page.getByRole('link', { name: title }).click()
  await heading(text)
  await button(visitor, 'deck', 'player.next').click()
  await heading(question)
  await page.locator('main img').first().waitFor()
  await button(visitor, 'deck', 'player.next').click()
  await page.getByText(right, { exact: true }).click()
  await button(visitor, 'deck', 'player.confirm').click()
  await page.getByText(translate('deck', 'player.correct')).waitFor()
  await button(visitor, 'deck', 'player.finish').click()
  await page.getByText(translate('deck', 'end.score', { earned: 1, count: 1 })).waitFor()
}
