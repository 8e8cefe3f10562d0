import { es as ability } from '#features/content/ability/words/es.ts'
import { es as account } from '#features/people/user/words/account.es.ts'
import { es as access } from '#features/people/access/words/es.ts'
import { es as activitySpeech } from '#features/content/activity/speech/words/es.ts'
import { es as activity } from '#features/content/activity/words/es.ts'
import { es as activityGenerate } from '#features/content/activity/generate/words/es.ts'
import { es as activityImport } from '#features/content/activity/import/words/es.ts'
import { es as activityPlatform } from '#features/content/activity/platform/words/es.ts'
import { es as agent } from '#features/ai/agent/words/es.ts'
import { es as aiAssistant } from '#features/ai/ai-assistant/words/es.ts'
import { es as aiImage } from '#features/ai/ai-image/words/es.ts'
import { es as aiUsage } from '#features/ai/ai-usage/words/es.ts'
import { es as aiConfig } from '#features/ai/ai-config/words/es.ts'
import { es as assignment } from '#features/learning/assignment/words/es.ts'
import { es as audit } from '#features/content/audit/words/es.ts'
import { es as banner } from '#features/sale/banner/words/es.ts'
import { es as career } from '#features/content/career/words/es.ts'
import { es as courseAuth } from '#features/content/course/words/auth.es.ts'
import { es as courseDesign } from '#features/content/course/words/design.es.ts'
import { es as course } from '#features/content/course/words/es.ts'
import { es as dashboard } from '#features/insight/dashboard/words/es.ts'
import { es as exchangeCode } from '#features/sale/exchange-code/words/es.ts'
import { es as exchangeTask } from '#features/sale/exchange-task/words/es.ts'
import { es as file } from '#features/media/file/words/es.ts'
import { es as learn } from '#features/learning/learn/words/es.ts'
import { es as learnReflection } from '#features/learning/learn/words/reflection.es.ts'
import { es as learning } from '#features/learning/learning/words/es.ts'
import { es as learningStatus } from '#features/learning/learning/words/status.es.ts'
import { es as message } from '#features/learning/message/words/es.ts'
import { es as operationLog } from '#features/people/operation-log/words/es.ts'
import { es as order } from '#features/sale/order/words/es.ts'
import { es as product } from '#features/content/product/words/es.ts'
import { es as profile } from '#features/people/profile/words/es.ts'
import { es as sensitiveWord } from '#features/ai/sensitive-word/words/es.ts'
import { es as session } from '#features/people/session/words/es.ts'
import { es as statistics } from '#features/insight/statistics/words/es.ts'
import { es as tag } from '#features/content/tag/words/es.ts'
import { es as unit } from '#features/ai/unit/words/es.ts'
import { es as creatorPage } from '#features/content/user-page/words/creator.es.ts'
import { es as userPage } from '#features/content/user-page/words/es.ts'
import { es as user } from '#features/people/user/words/es.ts'
import { es as ttsVoice } from '#features/ai/voice/words/es.ts'
import { es as minimaxVoice } from '#features/ai/voice/words/minimax.es.ts'
import { es as kitCardForm } from '#kit/words/cardForm.es.ts'
import { es as kit } from '#kit/words/es.ts'
import { es as shell } from './shell/es.ts'

/** Every phrase of the product by namespace, one line each. */
export const es = {
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
