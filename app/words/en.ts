import { en as ability } from '#features/content/ability/words/en.ts'
import { en as account } from '#features/people/user/words/account.en.ts'
import { en as access } from '#features/people/access/words/en.ts'
import { en as activitySpeech } from '#features/content/activity/speech/words/en.ts'
import { en as activity } from '#features/content/activity/words/en.ts'
import { en as activityGenerate } from '#features/content/activity/generate/words/en.ts'
import { en as activityImport } from '#features/content/activity/import/words/en.ts'
import { en as activityPlatform } from '#features/content/activity/platform/words/en.ts'
import { en as agent } from '#features/ai/agent/words/en.ts'
import { en as aiAssistant } from '#features/ai/ai-assistant/words/en.ts'
import { en as aiImage } from '#features/ai/ai-image/words/en.ts'
import { en as aiUsage } from '#features/ai/ai-usage/words/en.ts'
import { en as aiConfig } from '#features/ai/ai-config/words/en.ts'
import { en as assignment } from '#features/learning/assignment/words/en.ts'
import { en as audit } from '#features/content/audit/words/en.ts'
import { en as banner } from '#features/sale/banner/words/en.ts'
import { en as career } from '#features/content/career/words/en.ts'
import { en as courseAuth } from '#features/content/course/words/auth.en.ts'
import { en as courseDesign } from '#features/content/course/words/design.en.ts'
import { en as course } from '#features/content/course/words/en.ts'
import { en as dashboard } from '#features/insight/dashboard/words/en.ts'
import { en as exchangeCode } from '#features/sale/exchange-code/words/en.ts'
import { en as exchangeTask } from '#features/sale/exchange-task/words/en.ts'
import { en as file } from '#features/media/file/words/en.ts'
import { en as learn } from '#features/learning/learn/words/en.ts'
import { en as learnReflection } from '#features/learning/learn/words/reflection.en.ts'
import { en as learning } from '#features/learning/learning/words/en.ts'
import { en as learningStatus } from '#features/learning/learning/words/status.en.ts'
import { en as message } from '#features/learning/message/words/en.ts'
import { en as operationLog } from '#features/people/operation-log/words/en.ts'
import { en as order } from '#features/sale/order/words/en.ts'
import { en as product } from '#features/content/product/words/en.ts'
import { en as profile } from '#features/people/profile/words/en.ts'
import { en as sensitiveWord } from '#features/ai/sensitive-word/words/en.ts'
import { en as session } from '#features/people/session/words/en.ts'
import { en as statistics } from '#features/insight/statistics/words/en.ts'
import { en as tag } from '#features/content/tag/words/en.ts'
import { en as unit } from '#features/ai/unit/words/en.ts'
import { en as creatorPage } from '#features/content/user-page/words/creator.en.ts'
import { en as userPage } from '#features/content/user-page/words/en.ts'
import { en as user } from '#features/people/user/words/en.ts'
import { en as ttsVoice } from '#features/ai/voice/words/en.ts'
import { en as minimaxVoice } from '#features/ai/voice/words/minimax.en.ts'
import { en as kitCardForm } from '#kit/words/cardForm.en.ts'
import { en as kit } from '#kit/words/en.ts'
import { en as shell } from './shell/en.ts'

/** Every phrase of the product by namespace, one line each. */
export const en = {
  ability,
  access,
  account,
  activity,
  'activity-generate': activityGenerate,
  'activity-import': activityImport,
  'activity-platform': activityPlatform,
  'activity-speech': activitySpeech,
  agent,
  'ai-assistant': aiAssistant,
  'ai-image': aiImage,
  'ai-usage': aiUsage,
  'ai-config': aiConfig,
  assignment,
  audit,
  banner,
  career,
  course,
  'course-auth': courseAuth,
  'course-design': courseDesign,
  'creator-page': creatorPage,
  dashboard,
  'exchange-code': exchangeCode,
  'exchange-task': exchangeTask,
  file,
  kit,
  'kit-card-form': kitCardForm,
  learn,
  'learn-reflection': learnReflection,
  learning,
  'learning-status': learningStatus,
  'minimax-voice': minimaxVoice,
  message,
  'operation-log': operationLog,
  order,
  product,
  profile,
  'sensitive-word': sensitiveWord,
  session,
  shell,
  statistics,
  tag,
  'tts-voice': ttsVoice,
  unit,
  user,
  'user-page': userPage,
}
