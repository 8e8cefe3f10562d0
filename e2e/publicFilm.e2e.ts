import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { findsNoBarrier } from './barriers.ts'
import { button, openStage, type Stage } from './console.ts'
import { openSchool, type School } from './learn.school.ts'
import { shiftsOf, watchShifts } from './measures.ts'
import { makeFilm } from './recordings.ts'
import { moved } from './stranger.school.ts'

let stage: Stage
let school: School

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  school = await openSchool(stage)
})
afterAll(() => stage.close())

const idIn = z.number()
const filesIn = z.object({ list: z.array(z.object({ id: z.number() })) })
const meIn = z.object({ user: z.object({ id: z.number() }) })
const caption = '一分钟看懂这门课'

/** A film of a few seconds in the library of the administrator, put there as a person does. */
async function uploadFilm(): Promise<number> {
  const author = await stage.visitor('zh')
  const { page, context, translate } = author
  await context.addInitScript((value) => localStorage.setItem('token', value), school.token)
  await page.goto('/manage/media/list')
  await button(author, 'file', 'upload.start').waitFor()
  await page.locator('input[type=file]').setInputFiles(await makeFilm(page, 3))
  await page.locator('.file-uploads li').getByText(translate('file', 'upload.done')).waitFor()
  await context.close()
  const { list } = filesIn.parse(await school.call('POST', 'infra/file/page', { kind: 'video' }))
  return list[0]?.id ?? 0
}

/** How wide a picture is, once the page has it. */
async function widthOf(url: string): Promise<number> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture.naturalWidth
}

/** A public course whose gallery begins with a film. */
async function publish(videoId: number): Promise<number> {
  const { careerId, coverUrl, activityId } = school
  const { user } = meIn.parse(await school.call('GET', 'system/auth/get-permission-info'))
  await moved(school, 'course/career', careerId, ['reviewing', 'public'])
  const id = idIn.parse(
    await school.call('POST', 'course/lession/create', {
      ...{ title: '两步学会用户访谈', overview: '从提问到整理。', careerIds: [careerId] },
      ...{ instructorIds: [user.id], learnMode: 'day', days: 1, unlockMode: 'all', showMode: 'list' },
      places: [{ unit: 1, activityId }],
      gallery: [{ image: coverUrl, caption, videoId }],
    }),
  )
  await moved(school, 'course/lession', id, ['public'])
  return id
}

test('a stranger sees the poster of a gallery’s film and plays it on a phone, signed out and by the keyboard', async () => {
  const id = await publish(await uploadFilm())
  const visitor = await stage.visitor('es', { width: 390, height: 844 })
  const { page, complaints, context } = visitor
  await watchShifts(page)
  await page.goto(publicCoursePath(id))
  const film = page.getByLabel(caption)
  await film.scrollIntoViewIfNeeded()
  const poster = (await film.getAttribute('poster')) ?? ''
  expect(await page.evaluate(widthOf, poster)).toBeGreaterThan(0)
  const box = await film.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  // Nothing of the film is fetched before somebody says so.
  expect(
    await film.evaluate((video: HTMLVideoElement) => [video.controls, video.paused, video.buffered.length]),
  ).toEqual([true, true, 0])
  await findsNoBarrier(visitor)

  await film.press('Space')
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(at).toBeGreaterThan(0.5)
  await film.press('Space')
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await shiftsOf(page)).value).toBeLessThan(0.05)
  expect(complaints).toEqual([])
  await context.close()
})
