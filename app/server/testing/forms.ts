import { ability } from '#features/ability/ability.contract.ts'
import { activity } from '#features/activity/activity.contract.ts'
import { agent } from '#features/agent/agent.contract.ts'
import { agentContent } from '#features/agent/server/makeAgent.ts'
import { aiConfig } from '#features/ai-config/ai-config.contract.ts'
import { aiConfigContent } from '#features/ai-config/server/makeAiConfig.ts'
import { banner } from '#features/banner/banner.contract.ts'
import { bannerContent } from '#features/banner/server/makeBanner.ts'
import { career } from '#features/career/career.contract.ts'
import { careerContent } from '#features/career/server/makeCareer.ts'
import { course } from '#features/course/course.contract.ts'
import { courseContent } from '#features/course/server/makeCourseContent.ts'
import { exchangeTask } from '#features/exchange-task/exchange-task.contract.ts'
import { makePicture } from '#features/file/server/makePicture.ts'
import { order } from '#features/order/order.contract.ts'
import { product } from '#features/product/product.contract.ts'
import { makeProduct, productContent } from '#features/product/server/makeProduct.ts'
import { sensitiveWord } from '#features/sensitive-word/sensitive-word.contract.ts'
import { tag } from '#features/tag/tag.contract.ts'
import { userPageContent } from '#features/user-page/server/makeUserPage.ts'
import { userPage } from '#features/user-page/user-page.contract.ts'
import type { Fields } from '#kit/field.ts'
import type { Services } from '#kit/server/context.ts'

export type Content = Readonly<Record<string, unknown>>

/** A resource's form, and what is right in it. */
export interface Form {
  readonly path: string
  readonly fields: Fields
  /** What this content's other choices ask for, and the form marks so: optional with other ones. */
  readonly demanded?: readonly string[]
  /** What is accepted as it is. */
  readonly content: (services: Services, ownerId: number) => Promise<Content>
}

/** Every form that creates a record, one row each, alphabetical. */
export const forms: Readonly<Record<string, Form>> = {
  ability: {
    path: ability.path,
    fields: ability.fields,
    content: async (services, ownerId) => ({
      name: 'Asking',
      summary: 'Asks what matters',
      mainImage: (await makePicture(services, { ownerId, purpose: 'main' })).url,
      headImage: (await makePicture(services, { ownerId, purpose: 'head' })).url,
      recommendedCourses: [{ courseId: null, title: 'Ask', marketPrice: 9.9 }],
    }),
  },
  activity: {
    path: activity.path,
    fields: activity.fields,
    content: async () => ({ title: 'Interviewing' }),
  },
  agent: { path: agent.path, fields: agent.fields, demanded: ['baseUrl'], content: agentContent },
  'ai-config': { path: aiConfig.path, fields: aiConfig.fields, content: async () => aiConfigContent },
  career: { path: career.path, fields: career.fields, content: careerContent },
  course: { path: course.path, fields: course.fields, content: courseContent },
  banner: {
    path: banner.path,
    fields: banner.fields,
    demanded: ['pushTime', 'image'],
    content: bannerContent,
  },
  order: {
    path: order.path,
    fields: order.fields,
    content: async (services, creatorId) => ({
      productId: (await makeProduct(services, { creatorId, status: 'public' })).id,
      userId: creatorId,
    }),
  },
  'exchange-task': {
    path: exchangeTask.path,
    fields: exchangeTask.fields,
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
  product: { path: product.path, fields: product.fields, content: productContent },
  'sensitive-word': {
    path: sensitiveWord.path,
    fields: sensitiveWord.fields,
    content: async () => ({ word: 'contraband', category: null, note: '' }),
  },
  tag: {
    path: tag.path,
    fields: tag.fields,
    content: async () => ({ name: 'Research', summary: '', mainImage: '', headImage: '' }),
  },
  'user-page': { path: userPage.path, fields: userPage.fields, content: userPageContent },
}
