import { z } from 'zod'
import type { PicturePurpose } from '#kit/contract/field.ts'
import { choiceSample } from '#cards/choice/choice.sample.ts'
import { imageSample } from '#cards/image/image.sample.ts'
import { textSample } from '#cards/text/text.sample.ts'
import { drawPicture } from '#features/media/file/server/makePicture.ts'
import { signIn } from '../torture/server.ts'
import type { Stage } from './console.ts'

/** Where activities can be made and published through the API. */
export interface Campus {
  readonly token: string
  /** A picture for cards. */
  readonly pictureId: number
  /** The address of the cover of every activity. */
  readonly coverUrl: string
  /** The career of every activity. */
  readonly careerId: number
  /** @throws with the answer when it is a refusal */
  call(method: string, path: string, body?: unknown): Promise<unknown>
  /** An activity with all the fields that publishing requires, and with these cards. */
  makeDeck(title: string, cards: readonly unknown[]): Promise<number>
  move(activityId: number, status: 'public' | 'hidden'): Promise<void>
}

/** What a journey of a learner needs: an administrator, and an activity that is public. */
export interface School extends Campus {
  readonly activityId: number
  makeActivity(title: string): Promise<number>
}

const idIn = z.object({ id: z.number(), revision: z.number() })
const [multi, single, judge] = choiceSample.cards
const [interview] = imageSample.cards
const [listen] = textSample.cards

const withoutId = (card: object | undefined) => ({ ...card, id: undefined })

function cardsWith(fileId: number): unknown[] {
  const pictures = interview?.pictures.map((each) => ({ ...each, media: { ...each.media, fileId } }))
  return [listen, multi, judge, { ...interview, pictures }, single].map(withoutId)
}

/** `adminToken`: the token of an administrator, where the captcha lets nobody sign in beside the browser. */
export async function openCampus(stage: Stage, adminToken?: string): Promise<Campus> {
  const token = adminToken ?? (await signIn(stage.server))
  const call: Campus['call'] = async (method, path, body) => {
    const answer = await stage.api(method, path, { token, ...(body !== undefined && { body }) })
    if (answer.code !== 0) throw new Error(`${path} was answered ${JSON.stringify(answer)}`)
    return answer.data
  }
  const cover = await upload(stage, token, 'cover')
  const picture = await upload(stage, token, 'card')
  const careerId = z.number().parse(await call('POST', 'course/career/create', career(cover.url)))
  const revisionOf = async (id: number) =>
    idIn.parse(await call('GET', `course/activity/get?id=${id}`)).revision
  const move: Campus['move'] = async (id, status) => {
    await call('PUT', 'course/activity/update-status', { id, status, revision: await revisionOf(id) })
  }
  const makeDeck = async (title: string, cards: readonly unknown[]) => {
    const body = { title, description: title, careerId, cover: cover.url, language: 'zh' }
    const id = z.number().parse(await call('POST', 'course/activity/create', body))
    if (cards.length > 0)
      await call('PUT', 'course/activity/content', { id, cards, revision: await revisionOf(id) })
    return id
  }
  return { token, pictureId: picture.id, coverUrl: cover.url, careerId, call, makeDeck, move }
}

export async function openSchool(stage: Stage): Promise<School> {
  const campus = await openCampus(stage)
  const makeActivity = (title: string) => campus.makeDeck(title, cardsWith(campus.pictureId))
  const activityId = await makeActivity('用户访谈入门')
  await campus.move(activityId, 'public')
  return { ...campus, activityId, makeActivity }
}

const career = (cover: string) => ({
  name: '用户研究',
  summary: '听懂用户',
  cover,
  abilityIds: [],
  tagIds: [],
})

const uploaded = z.object({ data: z.object({ id: z.number(), url: z.string() }) })

async function upload(stage: Stage, token: string, purpose: PicturePurpose) {
  const form = new FormData()
  form.set('purpose', purpose)
  const bytes = new Uint8Array(await drawPicture(purpose, { unit: 60 }))
  form.set('file', new Blob([bytes], { type: 'image/png' }), `${purpose}.png`)
  const response = await fetch(`${stage.server.url}/console-api/infra/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return uploaded.parse(await response.json()).data
}
