import type { FeatureWeb } from '#kit/web/feature.ts'
import { assignmentScreens } from './routes.ts'
import { assignmentWords } from '../assignment.words.ts'

export const assignmentWeb: FeatureWeb = {
  words: [assignmentWords],
  screens: assignmentScreens,
  records: {
    assignment: { view: '/datas/works/view?id=' },
  },
}
