import { ability } from '#features/content/ability/ability.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { aiConfig } from '#features/ai/ai-config/ai-config.contract.ts'
import { banner } from '#features/sale/banner/banner.contract.ts'
import { career } from '#features/content/career/career.contract.ts'
import { courseFields } from '#features/content/course/course.fields.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { file } from '#features/media/file/file.contract.ts'
import { order } from '#features/sale/order/order.contract.ts'
import { product } from '#features/content/product/product.contract.ts'
import { sensitiveWord } from '#features/ai/sensitive-word/sensitive-word.contract.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { unit } from '#features/ai/unit/unit.contract.ts'
import { userPage } from '#features/content/user-page/user-page.contract.ts'
import { user } from '#features/people/user/user.contract.ts'
import { minimaxVoice, ttsVoice } from '#features/ai/voice/voice.contract.ts'
import type { Fields } from '#kit/field.ts'
import type { loggedResources } from '../operation-log.names.ts'

interface LoggedResource {
  /** By which values are told as the form tells them. */
  readonly fields?: Fields
  /** The screen that shows a record, up to its number. */
  readonly view?: string
}

/** How the records of the log are read, and where they are opened. */
const logged: Readonly<Record<(typeof loggedResources)[number], LoggedResource>> = {
  ability: { fields: ability.fields, view: '/base/ability/view?id=' },
  activity: { fields: activityFields, view: '/manage/activity/view?id=' },
  agent: { fields: agent.fields },
  'ai-config': { fields: aiConfig.fields, view: '/configs/aiEdit?id=' },
  'ai-usage': {},
  assignment: { view: '/datas/works/view?id=' },
  banner: { fields: banner.fields, view: '/datas/banners/list?edit=' },
  career: { fields: career.fields, view: '/base/career/view?id=' },
  course: { fields: courseFields, view: '/manage/lession/view?id=' },
  'course-auth': {},
  'exchange-code': {},
  'exchange-task': { fields: exchangeTask.fields, view: '/exchange/task/index?edit=' },
  file: { fields: file.fields, view: '/manage/media/list?edit=' },
  installation: {},
  'minimax-voice': { fields: minimaxVoice.fields, view: '/configs/minimax?edit=' },
  order: { fields: order.fields, view: '/datas/orders/list?edit=' },
  product: { fields: product.fields, view: '/manage/product/view?id=' },
  'sensitive-word': { fields: sensitiveWord.fields, view: '/configs/words?edit=' },
  tag: { fields: tag.fields, view: '/base/tag/list?edit=' },
  'tts-voice': { fields: ttsVoice.fields, view: '/configs/tts?edit=' },
  unit: { fields: unit.fields, view: '/configs/units?edit=' },
  user: { fields: user.fields, view: '/datas/roles/list?edit=' },
  'user-page': { fields: userPage.fields },
}

const known: Readonly<Record<string, LoggedResource>> = logged

export const fieldsOf = (resource: string): Fields => known[resource]?.fields ?? {}

/** Where a record is opened; undefined where it has no screen. */
export function recordPath(resource: string, id: number): string | undefined {
  const view = known[resource]?.view
  return view === undefined ? undefined : `${view}${id}`
}
