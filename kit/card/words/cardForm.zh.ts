import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './cardForm.en.ts'

export const zh = {
  rubric: {
    label: '评分标准',
    hint: '分数由哪几项组成',
    add: '评分项',
    title: '评分项 {{number}}',
    detail: '评分项 {{number}} 满分的要求',
    detailShort: '做到什么样给满分',
    points: '评分项 {{number}} 的分值',
    unit: '分',
    remove: '删除评分项 {{number}}',
  },
  cardForm: {
    order: '拖动或 Alt+↑↓ 排序',
    picture: '配图',
    addPicture: '加图片',
    removePicture: '移除图片',
    explanation: '解析',
    explanationHint: '答完后显示，写给答错的人看',
  },
  ai: {
    missing: '还没有接入 AI，学员会看到你写的备用内容。',
    agent: '智能体',
    agentDefault: '系统默认',
  },
  drawn: {
    open: '用提示词生成',
    title: '用提示词生成图片',
    prompt: '画面内容',
    placeholder: '清晨，礁石海岸上的一座灯塔',
    styles: '风格',
    size: '尺寸',
    count: '张数',
    draw: '生成',
    stop: '停止',
    drawing: '正在生成，已用 {{seconds}} 秒',
    choose: '选择一张',
    picture: '图片 {{number}}',
    take: '使用这张图片',
    othersStay: '其余图片保留在你的文件中。',
    sensitive: '{{message}}（{{words}}）',
    missing: '还没有接入能画图的 AI。',
  },
} as const satisfies Translation<typeof en>
