import { es as ability } from '#features/ability/words/es.ts'
import { es as account } from '#features/user/words/account.es.ts'
import { es as access } from '#features/access/words/es.ts'
import { es as activitySpeech } from '#features/activity/speech/words/es.ts'
import { es as activity } from '#features/activity/words/es.ts'
import { es as activityGenerate } from '#features/activity/generate/words/es.ts'
import { es as activityImport } from '#features/activity/import/words/es.ts'
import { es as activityPlatform } from '#features/activity/platform/words/es.ts'
import { es as agent } from '#features/agent/words/es.ts'
import { es as aiAssistant } from '#features/ai-assistant/words/es.ts'
import { es as aiImage } from '#features/ai-image/words/es.ts'
import { es as aiUsage } from '#features/ai-usage/words/es.ts'
import { es as aiConfig } from '#features/ai-config/words/es.ts'
import { es as assignment } from '#features/assignment/words/es.ts'
import { es as audit } from '#features/audit/words/es.ts'
import { es as banner } from '#features/banner/words/es.ts'
import { es as career } from '#features/career/words/es.ts'
import { es as courseAuth } from '#features/course/words/auth.es.ts'
import { es as courseDesign } from '#features/course/words/design.es.ts'
import { es as course } from '#features/course/words/es.ts'
import { es as dashboard } from '#features/dashboard/words/es.ts'
import { es as exchangeCode } from '#features/exchange-code/words/es.ts'
import { es as exchangeTask } from '#features/exchange-task/words/es.ts'
import { es as file } from '#features/file/words/es.ts'
import { es as learn } from '#features/learn/words/es.ts'
import { es as learnReflection } from '#features/learn/words/reflection.es.ts'
import { es as learning } from '#features/learning/words/es.ts'
import { es as learningStatus } from '#features/learning/words/status.es.ts'
import { es as message } from '#features/message/words/es.ts'
import { es as operationLog } from '#features/operation-log/words/es.ts'
import { es as order } from '#features/order/words/es.ts'
import { es as product } from '#features/product/words/es.ts'
import { es as profile } from '#features/profile/words/es.ts'
import { es as sensitiveWord } from '#features/sensitive-word/words/es.ts'
import { es as session } from '#features/session/words/es.ts'
import { es as statistics } from '#features/statistics/words/es.ts'
import { es as tag } from '#features/tag/words/es.ts'
import { es as unit } from '#features/unit/words/es.ts'
import { es as creatorPage } from '#features/user-page/words/creator.es.ts'
import { es as userPage } from '#features/user-page/words/es.ts'
import { es as user } from '#features/user/words/es.ts'
import { es as ttsVoice } from '#features/voice/words/es.ts'
import { es as minimaxVoice } from '#features/voice/words/minimax.es.ts'
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
