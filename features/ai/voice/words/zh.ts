import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  record: '通用音色',
  access: { ttsVoice: '通用音色', voice: '语音', voiceConnect: '接入音色' },
  title: '通用音色',
  lead: '支持 OpenAI 语音接口的服务都能接入，卡片和智能体用它们说话。',
  new: '新建音色',
  edit: '编辑音色',
  empty: '还没有音色',
  emptyLead: '把语音服务的一个音色加进来，试听一下。',
  fields: {
    name: '名称',
    code: '音色代码',
    language: '语言',
    gender: '性别',
    model: '模型',
    provider: '服务商',
    baseUrl: '接口地址',
    apiKey: 'API 密钥',
    hasApiKey: '已设密钥',
    sampleText: '试听文本',
    status: '状态',
    creatorId: '创建人',
    creatorName: '创建人',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  hints: {
    code: '服务商给的代码，例如 alloy',
    model: '例如 tts-1',
    baseUrl: '不填就用本系统配置的服务商',
    sampleText: '试听时念的话，不填就念默认的一句',
  },
  values: {
    language: { zh: '中文', en: '英语', es: '西班牙语', ja: '日语' },
    gender: { female: '女声', male: '男声', neutral: '中性' },
  },
  states: { enabled: '启用', disabled: '停用' },
  moves: { disable: '停用', enable: '启用' },
  connect: '接入服务商的音色',
  listen: '试听',
  stop: '停止',
  sample: '早上好！今天我们一起学点新东西，一步一步慢慢来。',
  problems: {
    address: '请填写以 https:// 开头的完整地址',
    private: '这个地址在内网，需要运维人员在 AI_ALLOW_HOSTS 中放行',
    keyAgain: '地址改了，请重新填写密钥',
  },
  faults: {
    disabled: '这个音色已停用',
  },
} satisfies Translation<typeof en>
