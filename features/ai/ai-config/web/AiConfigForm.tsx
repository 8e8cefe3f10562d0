import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import { aiConfig } from '../ai-config.contract.ts'
import { configEditors } from './configEditors.tsx'
import { aiConfigHome } from './paths.ts'

const layout = {
  sections: [
    { key: 'basics', fields: ['name', 'kind'] },
    { key: 'json', fields: ['json'] },
  ],
} as const

const form = { resource: aiConfig, home: aiConfigHome, layout, editors: configEditors } as const

export const AiConfigAdd = () => <FormScreen {...form} mode="add" />
export const AiConfigEdit = () => <FormScreen {...form} mode="edit" />
