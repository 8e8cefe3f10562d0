import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { aiConfigExampleTable, aiConfigRunTable } from './aiConfigRun.table.ts'

export const aiConfigPersonalData: PersonalData = {
  fates: [
    stays(aiConfigTable, because.work, 'creatorId', 'name', 'status', 'kind', 'category', 'json', 'value'),
    stays(aiConfigExampleTable, because.work, 'creatorId', 'name', 'input', 'holds'),
    stays(
      aiConfigRunTable,
      because.work,
      'creatorId',
      'json',
      'input',
      'output',
      'ending',
      'verdict',
      'broken',
    ),
  ],
}
