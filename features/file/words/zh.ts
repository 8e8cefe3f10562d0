import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  faults: {
    tooLarge: '图片不能超过 {{max}} KB',
    notPicture: '只能上传 JPG、JPEG、PNG 格式的图片',
    disguised: '图片中夹带了其他内容，无法上传',
    unreadable: '图片已损坏，无法打开',
    animated: '不支持上传动图',
    tooManyPixels: '图片像素过多，最多 {{max}} 百万像素',
    wrongRatio: '图片比例应为 {{width}}:{{height}}',
  },
  problems: {
    notOurs: '请在此处上传图片，不能使用外部地址',
    otherPurpose: '这张图片是为其他位置上传的，请在此处重新上传',
  },
  fields: {
    name: '名称',
    purpose: '用途',
    size: '大小',
    creatorId: '上传人',
    createdAt: '上传时间',
  },
  states: { private: '未发布', public: '已发布' },
  moves: { publish: '发布' },
} satisfies Translation<typeof en>
