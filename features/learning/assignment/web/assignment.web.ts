import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { assignmentWords } from '../assignment.words.ts'
import { assignmentScreens } from './routes.ts'

export const assignmentWeb: FeatureWeb = {
  words: [assignmentWords],
  screens: assignmentScreens,
  records: {
    assignment: { view: '/datas/works/view?id=' },
  },
}
