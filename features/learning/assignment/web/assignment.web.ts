import type { FeatureWeb } from '#kit/web/feature.ts'
import { assignmentScreens } from './routes.ts'

export const assignmentWeb: FeatureWeb = {
  screens: assignmentScreens,
  records: {
    assignment: { view: '/datas/works/view?id=' },
  },
}
