import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { file } from '../file.contract.ts'
import { fileWords } from '../file.words.ts'
import { fileScreens } from './routes.ts'

export const fileWeb: FeatureWeb = {
  words: [fileWords],
  screens: fileScreens,
  records: {
    file: { fields: file.fields, view: '/manage/media/list?edit=' },
  },
}
