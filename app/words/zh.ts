import { zh as ability } from '#features/content/ability/words/zh.ts'
import { zh as account } from '#features/people/user/words/account.zh.ts'
import { zh as access } from '#features/people/access/words/zh.ts'
import { zh as activitySpeech } from '#features/content/activity/speech/words/zh.ts'
import { zh as activity } from '#features/content/activity/words/zh.ts'
import { zh as activityGenerate } from '#features/content/activity/generate/words/zh.ts'
import { zh as activityImport } from '#features/content/activity/import/words/zh.ts'
import { zh as activityPlatform } from '#features/content/activity/platform/words/zh.ts'
import { zh as agent } from '#features/ai/agent/words/zh.ts'
import { zh as aiAssistant } from '#features/ai/ai-assistant/words/zh.ts'
import { zh as aiImage } from '#features/ai/ai-image/words/zh.ts'
import { zh as aiUsage } from '#features/ai/ai-usage/words/zh.ts'
import { zh as aiConfig } from '#features/ai/ai-config/words/zh.ts'
import { zh as assignment } from '#features/learning/assignment/words/zh.ts'
import { zh as audit } from '#features/content/audit/words/zh.ts'
import { zh as banner } from '#features/sale/banner/words/zh.ts'
import { zh as career } from '#features/content/career/words/zh.ts'
import { zh as courseAuth } from '#features/content/course/words/auth.zh.ts'
import { zh as courseDesign } from '#features/content/course/words/design.zh.ts'
import { zh as course } from '#features/content/course/words/zh.ts'
import { zh as dashboard } from '#features/insight/dashboard/words/zh.ts'
import { zh as exchangeCode } from '#features/sale/exchange-code/words/zh.ts'
import { zh as exchangeTask } from '#features/sale/exchange-task/words/zh.ts'
import { zh as file } from '#features/media/file/words/zh.ts'
import { zh as learn } from '#features/learning/learn/words/zh.ts'
import { zh as learnReflection } from '#features/learning/learn/words/reflection.zh.ts'
import { zh as learning } from '#features/learning/learning/words/zh.ts'
import { zh as learningStatus } from '#features/learning/learning/words/status.zh.ts'
import { zh as message } from '#features/learning/message/words/zh.ts'
import { zh as operationLog } from '#features/people/operation-log/words/zh.ts'
import { zh as order } from '#features/sale/order/words/zh.ts'
import { zh as product } from '#features/content/product/words/zh.ts'
import { zh as profile } from '#features/people/profile/words/zh.ts'
import { zh as sensitiveWord } from '#features/ai/sensitive-word/words/zh.ts'
import { zh as session } from '#features/people/session/words/zh.ts'
import { zh as statistics } from '#features/insight/statistics/words/zh.ts'
import { zh as tag } from '#features/content/tag/words/zh.ts'
import { zh as unit } from '#features/ai/unit/words/zh.ts'
import { zh as creatorPage } from '#features/content/user-page/words/creator.zh.ts'
import { zh as userPage } from '#features/content/user-page/words/zh.ts'
import { zh as user } from '#features/people/user/words/zh.ts'
import { zh as minimaxVoice } from '#features/ai/voice/words/minimax.zh.ts'
import { zh as ttsVoice } from '#features/ai/voice/words/zh.ts'
import { zh as kitCardForm } from '#kit/words/cardForm.zh.ts'
import { zh as kit } from '#kit/words/zh.ts'
import { zh as shell } from './shell/zh.ts'

/** Every phrase of the product by namespace, one line each. */
export const zh = {
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
