import type { FeatureWeb } from '#kit/web/feature.ts'
import { file } from '../file.contract.ts'
import { fileScreens } from './routes.ts'

export const fileWeb: FeatureWeb = {
  screens: fileScreens,
  records: {
    file: { fields: file.fields, view: '/manage/media/list?edit=' },
  },
}
