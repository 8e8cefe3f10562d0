import { ja as ability } from '#features/content/ability/words/ja.ts'
import { ja as account } from '#features/people/user/words/account.ja.ts'
import { ja as access } from '#features/people/access/words/ja.ts'
import { ja as activitySpeech } from '#features/content/activity/speech/words/ja.ts'
import { ja as activity } from '#features/content/activity/words/ja.ts'
import { ja as activityGenerate } from '#features/content/activity/generate/words/ja.ts'
import { ja as activityImport } from '#features/content/activity/import/words/ja.ts'
import { ja as activityPlatform } from '#features/content/activity/platform/words/ja.ts'
import { ja as agent } from '#features/ai/agent/words/ja.ts'
import { ja as aiAssistant } from '#features/ai/ai-assistant/words/ja.ts'
import { ja as aiImage } from '#features/ai/ai-image/words/ja.ts'
import { ja as aiUsage } from '#features/ai/ai-usage/words/ja.ts'
import { ja as aiConfig } from '#features/ai/ai-config/words/ja.ts'
import { ja as assignment } from '#features/learning/assignment/words/ja.ts'
import { ja as audit } from '#features/content/audit/words/ja.ts'
import { ja as banner } from '#features/sale/banner/words/ja.ts'
import { ja as career } from '#features/content/career/words/ja.ts'
import { ja as courseAuth } from '#features/content/course/words/auth.ja.ts'
import { ja as courseDesign } from '#features/content/course/words/design.ja.ts'
import { ja as course } from '#features/content/course/words/ja.ts'
import { ja as dashboard } from '#features/insight/dashboard/words/ja.ts'
import { ja as exchangeCode } from '#features/sale/exchange-code/words/ja.ts'
import { ja as exchangeTask } from '#features/sale/exchange-task/words/ja.ts'
import { ja as file } from '#features/media/file/words/ja.ts'
import { ja as learn } from '#features/learning/learn/words/ja.ts'
import { ja as learnReflection } from '#features/learning/learn/words/reflection.ja.ts'
import { ja as learning } from '#features/learning/learning/words/ja.ts'
import { ja as learningStatus } from '#features/learning/learning/words/status.ja.ts'
import { ja as message } from '#features/learning/message/words/ja.ts'
import { ja as operationLog } from '#features/people/operation-log/words/ja.ts'
import { ja as order } from '#features/sale/order/words/ja.ts'
import { ja as product } from '#features/content/product/words/ja.ts'
import { ja as profile } from '#features/people/profile/words/ja.ts'
import { ja as sensitiveWord } from '#features/ai/sensitive-word/words/ja.ts'
import { ja as session } from '#features/people/session/words/ja.ts'
import { ja as statistics } from '#features/insight/statistics/words/ja.ts'
import { ja as tag } from '#features/content/tag/words/ja.ts'
import { ja as unit } from '#features/ai/unit/words/ja.ts'
import { ja as creatorPage } from '#features/content/user-page/words/creator.ja.ts'
import { ja as userPage } from '#features/content/user-page/words/ja.ts'
import { ja as user } from '#features/people/user/words/ja.ts'
import { ja as ttsVoice } from '#features/ai/voice/words/ja.ts'
import { ja as minimaxVoice } from '#features/ai/voice/words/minimax.ja.ts'
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
