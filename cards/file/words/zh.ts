import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '文件',
  purpose: '供下载的文件，可注明许可，并要求先勾选同意。',
  fields: {
    files: '文件',
    fileNumber: '文件 {{number}}',
    name: '文件 {{number}} 的名称',
    licence: '文件 {{number}} 的许可',
    agreement: '下载须知',
    agreementHint: '勾选同意后才能下载；可选',
    need: '下载多少算完成',
  },
  need: { one: '任意一个', all: '全部' },
  edit: {
    remove: '移除文件 {{number}}',
    add: '再加一个文件',
    namePlaceholder: '学员看到的名称',
    licencePlaceholder: '许可，如 CC BY 4.0',
    drag: '移动文件 {{number}}：拖动，或按 Alt 加方向键',
  },
  problems: { noFile: '还没有文件', noName: '文件 {{number}} 没有名称' },
  incomplete: '下载文件后继续',
  play: {
    loading: '正在下载…',
    failed: '没有下载成功，请检查网络后重试。',
    agree: '我同意',
    agreeFirst: '请先勾选“我同意”',
    download: '下载 {{name}}',
    downloaded: '已下载',
    licence: '许可：{{licence}}',
    missing: '这个文件已经不在了。',
    count: '已下载 {{done}} / {{total}}',
    oneIsEnough: '下载其中一个就行。',
  },
} satisfies Translation<typeof en>
