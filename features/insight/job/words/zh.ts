import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { job: '后台任务' },
  record: '后台任务',
  title: '后台任务',
  lead: '服务器自动或稍后执行的工作：哪些在等待，哪些在运行，哪些失败了。',
  fields: { queue: '任务类型', jobId: '任务编号', state: '状态' },
} satisfies Translation<typeof en>
