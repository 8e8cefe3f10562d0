import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { voiceConnect: '接入音色' },
  title: '接入音色',
  lead: '选择服务商，填入密钥，试听它的音色。添加后，卡片和智能体就能用它们说话。',
  step: '模型和音色',
  fields: {
    provider: '服务商',
    baseUrl: '接口地址',
    apiKey: 'API 密钥',
    model: '语音模型',
    language: '语言',
    code: '音色',
  },
  hints: {
    language: '试听时说这种语言，选择音色时也按它归类。',
    code: '服务商给的音色代码，例如 alloy。每填一个按一次回车。',
  },
  values: {
    provider: { openai: 'OpenAI 官方', siliconflow: '硅基流动', other: '其他（兼容 OpenAI）' },
    language: { zh: '中文', en: '英语', es: '西班牙语', ja: '日语' },
  },
  genders: { female: '女声', male: '男声', neutral: '中性' },
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
