import { en as ability } from '#features/ability/words/en.ts'
import { en as account } from '#features/user/words/account.en.ts'
import { en as access } from '#features/access/words/en.ts'
import { en as activitySpeech } from '#features/activity/speech/words/en.ts'
import { en as activity } from '#features/activity/words/en.ts'
import { en as activityGenerate } from '#features/activity/generate/words/en.ts'
import { en as activityImport } from '#features/activity/import/words/en.ts'
import { en as activityPlatform } from '#features/activity/platform/words/en.ts'
import { en as agent } from '#features/agent/words/en.ts'
import { en as aiAssistant } from '#features/ai-assistant/words/en.ts'
import { en as aiImage } from '#features/ai-image/words/en.ts'
import { en as aiUsage } from '#features/ai-usage/words/en.ts'
import { en as aiConfig } from '#features/ai-config/words/en.ts'
import { en as assignment } from '#features/assignment/words/en.ts'
import { en as audit } from '#features/audit/words/en.ts'
import { en as banner } from '#features/banner/words/en.ts'
import { en as career } from '#features/career/words/en.ts'
import { en as courseAuth } from '#features/course/words/auth.en.ts'
import { en as courseDesign } from '#features/course/words/design.en.ts'
import { en as course } from '#features/course/words/en.ts'
import { en as dashboard } from '#features/dashboard/words/en.ts'
import { en as exchangeCode } from '#features/exchange-code/words/en.ts'
import { en as exchangeTask } from '#features/exchange-task/words/en.ts'
import { en as file } from '#features/file/words/en.ts'
import { en as learn } from '#features/learn/words/en.ts'
import { en as learnReflection } from '#features/learn/words/reflection.en.ts'
import { en as learning } from '#features/learning/words/en.ts'
import { en as learningStatus } from '#features/learning/words/status.en.ts'
import { en as message } from '#features/message/words/en.ts'
import { en as operationLog } from '#features/operation-log/words/en.ts'
import { en as order } from '#features/order/words/en.ts'
import { en as product } from '#features/product/words/en.ts'
import { en as profile } from '#features/profile/words/en.ts'
import { en as sensitiveWord } from '#features/sensitive-word/words/en.ts'
import { en as session } from '#features/session/words/en.ts'
import { en as statistics } from '#features/statistics/words/en.ts'
import { en as tag } from '#features/tag/words/en.ts'
import { en as unit } from '#features/unit/words/en.ts'
import { en as creatorPage } from '#features/user-page/words/creator.en.ts'
import { en as userPage } from '#features/user-page/words/en.ts'
import { en as user } from '#features/user/words/en.ts'
import { en as ttsVoice } from '#features/voice/words/en.ts'
import { en as minimaxVoice } from '#features/voice/words/minimax.en.ts'
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
