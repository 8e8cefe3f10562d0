import { ja as ability } from '#features/ability/words/ja.ts'
import { ja as account } from '#features/user/words/account.ja.ts'
import { ja as access } from '#features/access/words/ja.ts'
import { ja as activitySpeech } from '#features/activity/speech/words/ja.ts'
import { ja as activity } from '#features/activity/words/ja.ts'
import { ja as activityGenerate } from '#features/activity/generate/words/ja.ts'
import { ja as activityImport } from '#features/activity/import/words/ja.ts'
import { ja as activityPlatform } from '#features/activity/platform/words/ja.ts'
import { ja as agent } from '#features/agent/words/ja.ts'
import { ja as aiAssistant } from '#features/ai-assistant/words/ja.ts'
import { ja as aiImage } from '#features/ai-image/words/ja.ts'
import { ja as aiUsage } from '#features/ai-usage/words/ja.ts'
import { ja as aiConfig } from '#features/ai-config/words/ja.ts'
import { ja as assignment } from '#features/assignment/words/ja.ts'
import { ja as audit } from '#features/audit/words/ja.ts'
import { ja as banner } from '#features/banner/words/ja.ts'
import { ja as career } from '#features/career/words/ja.ts'
import { ja as courseAuth } from '#features/course/words/auth.ja.ts'
import { ja as courseDesign } from '#features/course/words/design.ja.ts'
import { ja as course } from '#features/course/words/ja.ts'
import { ja as dashboard } from '#features/dashboard/words/ja.ts'
import { ja as exchangeCode } from '#features/exchange-code/words/ja.ts'
import { ja as exchangeTask } from '#features/exchange-task/words/ja.ts'
import { ja as file } from '#features/file/words/ja.ts'
import { ja as learn } from '#features/learn/words/ja.ts'
import { ja as learnReflection } from '#features/learn/words/reflection.ja.ts'
import { ja as learning } from '#features/learning/words/ja.ts'
import { ja as learningStatus } from '#features/learning/words/status.ja.ts'
import { ja as message } from '#features/message/words/ja.ts'
import { ja as operationLog } from '#features/operation-log/words/ja.ts'
import { ja as order } from '#features/order/words/ja.ts'
import { ja as product } from '#features/product/words/ja.ts'
import { ja as profile } from '#features/profile/words/ja.ts'
import { ja as sensitiveWord } from '#features/sensitive-word/words/ja.ts'
import { ja as session } from '#features/session/words/ja.ts'
import { ja as statistics } from '#features/statistics/words/ja.ts'
import { ja as tag } from '#features/tag/words/ja.ts'
import { ja as unit } from '#features/unit/words/ja.ts'
import { ja as creatorPage } from '#features/user-page/words/creator.ja.ts'
import { ja as userPage } from '#features/user-page/words/ja.ts'
import { ja as user } from '#features/user/words/ja.ts'
import { ja as ttsVoice } from '#features/voice/words/ja.ts'
import { ja as minimaxVoice } from '#features/voice/words/minimax.ja.ts'
import { ja as kitCardForm } from '#kit/words/cardForm.ja.ts'
import { ja as kit } from '#kit/words/ja.ts'
import { ja as shell } from './shell/ja.ts'

/** Every phrase of the product by namespace, one line each. */
export const ja = {
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
