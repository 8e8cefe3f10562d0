import { lazy } from 'react'
import { ability } from '#features/content/ability/ability.contract.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { decisionHref } from '#features/content/audit/web/reviewPaths.ts'
import { career } from '#features/content/career/career.contract.ts'
import { course } from '#features/content/course/course.contract.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { operationLogWords } from '#features/people/operation-log/operation-log.words.ts'
import { product } from '#features/content/product/product.contract.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { voiceEndpoints } from '#features/ai/voice/voice.contract.ts'
import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { configureKit } from '#kit/web/kitSettings.ts'
import { lightEndpoint } from '#kit/web/lightEndpoint.ts'

/** What pickers and upload fields of any screen may reach, one line each. */
configureKit({
  decisionHref,
  uploadEndpoint: fileEndpoints.upload,
  libraryEndpoint: fileEndpoints.page,
  recordHistory: {
    who: superAdmins,
    title: phrase(operationLogWords, 'history'),
    View: lazy(() =>
      import('#features/people/operation-log/web/RecordHistory.tsx').then((file) => ({
        default: file.RecordHistory,
      })),
    ),
  },
  pictureMaker: {
    generations: lightEndpoint({ method: 'POST', path: '/course/ai-image/generations', effect: 'outside' }),
    choices: lightEndpoint({ method: 'GET', path: '/course/ai-image/choices', effect: 'read' }),
  },
  resources: {
    ability: { options: ability.endpoints.options },
    // The contract itself would bring every card type to the first screen.
    activity: { options: lightEndpoint({ method: 'GET', path: '/course/activity/options', effect: 'read' }) },
    agent: { options: agent.endpoints.options },
    'ai-config': {
      options: lightEndpoint({ method: 'GET', path: '/course/ai-config/options', effect: 'read' }),
    },
    career: { options: career.endpoints.options },
    course: { options: course.endpoints.options },
    'exchange-task': { options: exchangeTask.endpoints.options },
    product: { options: product.endpoints.options },
    /** Who may teach or assist: users that are not only learners. */
    staff: { options: userEndpoints.options, query: { role: 'staff' } },
    tag: { options: tag.endpoints.options },
    user: { options: userEndpoints.options },
    voice: { options: voiceEndpoints.options },
  },
})
