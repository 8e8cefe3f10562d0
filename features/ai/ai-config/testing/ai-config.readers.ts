import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'ai-config': {
    'features/ai/ai-config/web/AiConfigList.tsx': ['name', 'kind', 'category'],
    'features/ai/ai-config/server/ai-config.crud.ts': ['json'],
  },
  configuration: {
    'features/content/activity-generate/server/generateCards.ts': ['generation/activity'],
    'features/content/activity-generate/server/rewriteCard.ts': ['generation/card', 'generation/distractors'],
    'features/content/activity-generate/server/translateActivity.ts': ['generation/translation'],
    'features/ai/ai-image/server/ai-image.handlers.ts': ['image/style', 'image/size'],
    'features/ai/ai-config/server/persona.ts': ['assistant/persona'],
    'features/ai/ai-config/server/ai-config.queries.ts': ['learner/judge'],
    'features/ai/ai-usage/server/findProvider.ts': ['default/agent'],
  },
}
