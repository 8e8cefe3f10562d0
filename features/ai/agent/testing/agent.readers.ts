import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  agent: {
    'features/ai/agent/web/AgentList.tsx': ['name'],
    'features/ai/ai-assistant/web/useConversation.ts': ['avatar'],
    'features/ai/ai-usage/server/findProvider.ts': ['platform', 'baseUrl', 'assistantId', 'apiKey', 'secret'],
    'features/ai/agent/web/agents.ts': ['note'],
  },
}
