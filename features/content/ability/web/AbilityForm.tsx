import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import { ability } from '../ability.contract.ts'
import { abilityHead, abilityLayout } from './abilityLayout.ts'

const form = {
  resource: ability,
  home: '/base/ability',
  layout: abilityLayout,
  head: abilityHead,
  editableIn: ['draft'],
} as const

export const AbilityAdd = () => <FormScreen {...form} mode="add" />
export const AbilityEdit = () => <FormScreen {...form} mode="edit" />
