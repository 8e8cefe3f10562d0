import { zh as ability } from '#features/ability/words/zh.ts'
import { zh as account } from '#features/user/words/account.zh.ts'
import { zh as access } from '#features/access/words/zh.ts'
import { zh as activitySpeech } from '#features/activity/speech/words/zh.ts'
import { zh as activity } from '#features/activity/words/zh.ts'
import { zh as activityGenerate } from '#features/activity/generate/words/zh.ts'
import { zh as activityImport } from '#features/activity/import/words/zh.ts'
import { zh as activityPlatform } from '#features/activity/platform/words/zh.ts'
import { zh as agent } from '#features/agent/words/zh.ts'
import { zh as aiAssistant } from '#features/ai-assistant/words/zh.ts'
import { zh as aiImage } from '#features/ai-image/words/zh.ts'
import { zh as aiUsage } from '#features/ai-usage/words/zh.ts'
import { zh as aiConfig } from '#features/ai-config/words/zh.ts'
import { zh as assignment } from '#features/assignment/words/zh.ts'
import { zh as audit } from '#features/audit/words/zh.ts'
import { zh as banner } from '#features/banner/words/zh.ts'
import { zh as career } from '#features/career/words/zh.ts'
import { zh as courseAuth } from '#features/course/words/auth.zh.ts'
import { zh as courseDesign } from '#features/course/words/design.zh.ts'
import { zh as course } from '#features/course/words/zh.ts'
import { zh as dashboard } from '#features/dashboard/words/zh.ts'
import { zh as exchangeCode } from '#features/exchange-code/words/zh.ts'
import { zh as exchangeTask } from '#features/exchange-task/words/zh.ts'
import { zh as file } from '#features/file/words/zh.ts'
import { zh as learn } from '#features/learn/words/zh.ts'
import { zh as learnReflection } from '#features/learn/words/reflection.zh.ts'
import { zh as learning } from '#features/learning/words/zh.ts'
import { zh as learningStatus } from '#features/learning/words/status.zh.ts'
import { zh as message } from '#features/message/words/zh.ts'
import { zh as operationLog } from '#features/operation-log/words/zh.ts'
import { zh as order } from '#features/order/words/zh.ts'
import { zh as product } from '#features/product/words/zh.ts'
import { zh as profile } from '#features/profile/words/zh.ts'
import { zh as sensitiveWord } from '#features/sensitive-word/words/zh.ts'
import { zh as session } from '#features/session/words/zh.ts'
import { zh as statistics } from '#features/statistics/words/zh.ts'
import { zh as tag } from '#features/tag/words/zh.ts'
import { zh as unit } from '#features/unit/words/zh.ts'
import { zh as creatorPage } from '#features/user-page/words/creator.zh.ts'
import { zh as userPage } from '#features/user-page/words/zh.ts'
import { zh as user } from '#features/user/words/zh.ts'
import { zh as minimaxVoice } from '#features/voice/words/minimax.zh.ts'
import { zh as ttsVoice } from '#features/voice/words/zh.ts'
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
