import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import { career } from '../career.contract.ts'
import { careerHead, careerLayout } from './careerLayout.ts'

const form = {
  resource: career,
  home: '/base/career',
  layout: careerLayout,
  head: careerHead,
  editableIn: ['draft'],
} as const

export const CareerAdd = () => <FormScreen {...form} mode="add" />
export const CareerEdit = () => <FormScreen {...form} mode="edit" />
