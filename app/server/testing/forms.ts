import { randomUUID } from 'node:crypto'
import type { AnyResource } from '#kit/contract/resource.ts'
import type { Services } from '#kit/call/server/context.ts'
import { ability } from '#features/content/ability/ability.contract.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { agentContent } from '#features/ai/agent/server/makeAgent.ts'
import { aiConfig } from '#features/ai/ai-config/ai-config.contract.ts'
import { aiConfigContent } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { banner } from '#features/sale/banner/banner.contract.ts'
import { bannerContent } from '#features/sale/banner/server/makeBanner.ts'
import { career } from '#features/content/career/career.contract.ts'
import { careerContent } from '#features/content/career/server/makeCareer.ts'
import { course } from '#features/content/course/course.contract.ts'
import { courseContent } from '#features/content/course/server/makeCourseContent.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { order } from '#features/sale/order/order.contract.ts'
import { product } from '#features/content/product/product.contract.ts'
import { makeProduct, productContent } from '#features/content/product/server/makeProduct.ts'
import { sensitiveWord } from '#features/ai/sensitive-word/sensitive-word.contract.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { unit } from '#features/ai/unit/unit.contract.ts'
import { measures } from '#features/ai/unit/unit.measures.ts'
import { userPageContent } from '#features/content/user-page/server/makeUserPage.ts'
import { userPage } from '#features/content/user-page/user-page.contract.ts'
import { minimaxVoice, ttsVoice } from '#features/ai/voice/voice.contract.ts'

const voiceContent = {
  ...{ name: 'Clear', code: 'alloy', language: 'en', model: 'tts-1' },
  ...{ baseUrl: 'https://voices.example/v1', sampleText: 'Hello' },
}

let units = 0
/** Of a measure there is one active unit. */
const unitContent = () => ({
  ...{ nameZh: '字', nameEn: 'Token', nameEs: 'Ficha', nameJa: 'トークン' },
  ...{ kind: 'usage', measure: measures[units++ % measures.length], price: 0.01 },
})

export type Content = Readonly<Record<string, unknown>>

/** A resource's form, and what is right in it. */
export interface Form {
  readonly resource: Pick<AnyResource, 'path' | 'fields'>
  /** What this content's other choices ask for, and the form marks so: optional with other ones. */
  readonly demanded?: readonly string[]
  /** Its records stay as they were created. */
  readonly isUnchanging?: true
  /** What is accepted as it is. */
  readonly content: (services: Services, ownerId: number) => Promise<Content>
}

/** Every form that creates a record, one row each, alphabetical. */
export const forms: Readonly<Record<string, Form>> = {
  ability: {
    resource: ability,
    content: async (services, ownerId) => ({
      name: 'Asking',
      summary: 'Asks what matters',
      mainImage: (await makePicture(services, { ownerId, purpose: 'main' })).url,
      headImage: (await makePicture(services, { ownerId, purpose: 'head' })).url,
      recommendedCourses: [{ courseId: null, title: 'Ask', marketPrice: 9.9 }],
    }),
  },
  activity: {
    resource: activity,
    content: async () => ({ title: 'Interviewing' }),
  },
  agent: { resource: agent, demanded: ['baseUrl'], content: agentContent },
  'ai-config': { resource: aiConfig, content: async () => aiConfigContent },
  career: { resource: career, content: careerContent },
  course: { resource: course, content: courseContent },
  banner: {
    resource: banner,
    demanded: ['pushTime', 'image'],
    content: bannerContent,
  },
  order: {
    resource: order,
    isUnchanging: true,
    content: async (services, creatorId) => ({
      productId: (await makeProduct(services, { creatorId, status: 'public' })).id,
      userId: creatorId,
    }),
  },
  'exchange-task': {
    resource: exchangeTask,
    isUnchanging: true,
    content: async (services, ownerId) => ({
      name: 'Spring class',
      productId: (await makeProduct(services, { creatorId: ownerId, status: 'public' })).id,
      quantity: 5,
      qr: 'without',
      title: '',
      channel: '',
      expiresAt: null,
    }),
  },
  product: { resource: product, content: productContent },
  'sensitive-word': {
    resource: sensitiveWord,
    content: async () => ({ word: `contraband ${randomUUID()}`, category: null, note: '' }),
  },
  tag: {
    resource: tag,
    content: async () => ({ name: 'Research', summary: '', mainImage: '', headImage: '' }),
  },
  'minimax-voice': {
    resource: minimaxVoice,
    content: async () => ({ ...voiceContent, groupId: 'group', apiKey: 'key' }),
  },
  'tts-voice': { resource: ttsVoice, content: async () => ({ ...voiceContent, apiKey: 'key' }) },
  unit: { resource: unit, demanded: ['measure', 'price'], content: async () => unitContent() },
  'user-page': { resource: userPage, content: userPageContent },
}
