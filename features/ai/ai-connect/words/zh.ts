import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { aiConnect: '接入 AI' },
  title: '接入 AI',
  lead: '选择服务商，填入密钥，选定模型，所有人就都能使用 AI。',
  now: {
    none: '还没有接入 AI。',
    operator: '所有人正在使用服务器上设置的 AI。',
    agent: '所有人正在使用：',
    pictureAgent: '画图使用：',
    limit: '设置限额',
  },
  steps: { provider: '服务商和密钥', model: '模型' },
  fields: {
    provider: '服务商',
    baseUrl: '接口地址',
    apiKey: 'API 密钥',
    model: '文本模型',
    pictureModel: '画图模型',
  },
  hints: {
    baseUrl: '兼容 OpenAI 的接口地址，例如 https://api.example.com/v1。',
    apiKey: '在服务商的账号里获取。密钥加密保存，之后不再显示。',
    model: '用来写内容、和学员对话、评分。',
    pictureModel: '服务商有会画图的模型时可选。',
  },
  values: {
    provider: {
      deepseek: 'DeepSeek（深度求索）',
      qwen: '通义千问（阿里云百炼）',
      zhipu: '智谱',
      moonshot: 'Kimi（月之暗面）',
      siliconflow: '硅基流动',
      minimax: 'MiniMax（稀宇）',
      openai: 'OpenAI 官方',
      openrouter: 'OpenRouter 聚合平台',
      other: '其他（兼容 OpenAI）',
    },
  },
  show: '查看可用模型',
  noList: '这家服务商不提供模型列表，请填写模型名称。',
  choose: '选择模型',
  test: '试一试',
  tested: '用时 {{seconds}} 秒。',
  failed: 'AI 没有回答',
  use: '供所有人使用',
  tryFirst: '请先试一试。启用后，费用由你的密钥承担。',
  done: '所有人现在都使用 {{model}}。',
  otherKinds: '智谱、扣子和 Dify 的助手或机器人，请添加为智能体。',
  newAgent: '新建智能体',
} satisfies Translation<typeof en>
