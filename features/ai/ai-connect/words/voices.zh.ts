import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './voices.en.ts'

export const zh = {
  title: '接入音色',
  lead: '选择服务商，填入密钥，试听它的音色。添加后，卡片和智能体就能用它们说话。',
  step: '模型和音色',
  model: '语音模型',
  voices: '音色',
  hints: {
    baseUrl: '海外账号填写 https://api.minimax.io，留空使用国内地址。',
    language: '试听时说这种语言，选择音色时也按它归类。',
    code: '服务商给的音色代码，例如 alloy。每填一个按一次回车。',
  },
  chooseModel: '请先选择模型。',
  listen: '试听 {{name}}',
  stop: '停止 {{name}}',
  useNone: '添加音色',
  use_other: '添加 {{count}} 个音色',
  billed: '使用费用由你的密钥承担。',
  done_other: '{{count}} 个音色现在可以使用了。',
  toList: '查看全部音色',
  byHand: '手动添加音色',
} satisfies Translation<typeof en>
