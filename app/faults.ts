import { accountFaults } from '#features/user/account.faults.ts'
import { activityFaults } from '#features/activity/activity.faults.ts'
import { generateFaults } from '#features/activity/generate/activity-generate.faults.ts'
import { importFaults } from '#features/activity/import/activity-import.faults.ts'
import { speechFaults } from '#features/activity/speech/activity-speech.faults.ts'
import { agentFaults } from '#features/agent/agent.faults.ts'
import { aiConfigFaults } from '#features/ai-config/ai-config.faults.ts'
import { aiImageFaults } from '#features/ai-image/ai-image.faults.ts'
import { bannerFaults } from '#features/banner/banner.faults.ts'
import { courseFaults } from '#features/course/course.faults.ts'
import { exchangeCodeFaults } from '#features/exchange-code/exchange-code.faults.ts'
import { exchangeTaskFaults } from '#features/exchange-task/exchange-task.faults.ts'
import { fileFaults } from '#features/file/file.faults.ts'
import { learningFaults } from '#features/learning/learning.faults.ts'
import { messageFaults } from '#features/message/message.faults.ts'
import { orderFaults } from '#features/order/order.faults.ts'
import { productFaults } from '#features/product/product.faults.ts'
import { sessionFaults } from '#features/session/session.faults.ts'
import { unitFaults } from '#features/unit/unit.faults.ts'
import { userPageFaults } from '#features/user-page/user-page.faults.ts'
import { userFaults } from '#features/user/user.faults.ts'
import { voiceFaults } from '#features/voice/tts-voice.faults.ts'
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
