import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './queue.en.ts'

export const zh = {
  values: {
    queue: {
      bookForgottenCalls: '补记未结算的 AI 调用',
      'forget-call-limits': '清理调用计数',
      'forget-idempotency-keys': '清理请求记录',
      'forget-old': '清理超过保留期限的数据',
      fillExampleSchool: '生成示例学校',
      foldFigures: '更新统计数据',
      forgetCodeGuesses: '清理兑换码错误记录',
      forgetFiles: '删除无用文件',
      forgetPassages: '清理不再使用的段落',
      forgetUploads: '删除未完成的上传',
      generateCodes: '生成兑换码',
      gradeAnswer: 'AI 评分',
      gradeLeftBehind: '查找漏评的作答',
      makeVectors: '为 AI 答疑准备资料',
      publishBanners: '定时上线推广横幅',
      readDocuments: '为 AI 答疑读取文档',
      renewAwaited: '更新滞后的学习记录',
      renewStudies: '更新课程的学习记录',
      renewStudiesLeftBehind: '查找尚未更新学习记录的课程',
      speakCards: '生成卡片语音',
      sweepSecondFactors: '清理过期的两步验证',
      sweepSessions: '清理过期会话',
    },
  },
} satisfies Translation<typeof en>
