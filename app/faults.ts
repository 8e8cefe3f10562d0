import { accountFaults } from '#features/people/user/account.faults.ts'
import { activityFaults } from '#features/content/activity/activity.faults.ts'
import { generateFaults } from '#features/content/activity/generate/activity-generate.faults.ts'
import { importFaults } from '#features/content/activity/import/activity-import.faults.ts'
import { speechFaults } from '#features/content/activity/speech/activity-speech.faults.ts'
import { agentFaults } from '#features/ai/agent/agent.faults.ts'
import { aiConfigFaults } from '#features/ai/ai-config/ai-config.faults.ts'
import { aiImageFaults } from '#features/ai/ai-image/ai-image.faults.ts'
import { bannerFaults } from '#features/sale/banner/banner.faults.ts'
import { courseFaults } from '#features/content/course/course.faults.ts'
import { exchangeCodeFaults } from '#features/sale/exchange-code/exchange-code.faults.ts'
import { exchangeTaskFaults } from '#features/sale/exchange-task/exchange-task.faults.ts'
import { fileFaults } from '#features/media/file/file.faults.ts'
import { learningFaults } from '#features/learning/learning/learning.faults.ts'
import { messageFaults } from '#features/learning/message/message.faults.ts'
import { orderFaults } from '#features/sale/order/order.faults.ts'
import { productFaults } from '#features/content/product/product.faults.ts'
import { sessionFaults } from '#features/people/session/session.faults.ts'
import { unitFaults } from '#features/ai/unit/unit.faults.ts'
import { userPageFaults } from '#features/content/user-page/user-page.faults.ts'
import { userFaults } from '#features/people/user/user.faults.ts'
import { voiceFaults } from '#features/ai/voice/tts-voice.faults.ts'
import { aiFaults } from '#kit/aiFaults.ts'
import { kitFaults } from '#kit/fault.ts'
import type { FaultRow } from '#kit/fault.ts'

/** The catalogue of every refusal: one line a feature, alphabetical behind the kit's. */
export const faultRows: readonly FaultRow[] = [
  kitFaults,
  aiFaults,
  accountFaults,
  activityFaults,
  generateFaults,
  agentFaults,
  aiConfigFaults,
  aiImageFaults,
  bannerFaults,
  courseFaults,
  exchangeCodeFaults,
  exchangeTaskFaults,
  importFaults,
  fileFaults,
  learningFaults,
  messageFaults,
  orderFaults,
  productFaults,
  sessionFaults,
  speechFaults,
  unitFaults,
  userFaults,
  userPageFaults,
  voiceFaults,
].flatMap((faults) => Object.values(faults))
