import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  faults: {
    missing: '请选择要上传的文件',
    tooLarge: '图片不能超过 {{max}} KB',
    notPicture: '只能上传 JPG、JPEG、PNG 格式的图片',
    wrongName: '文件后缀是 {{extension}}，但内容不是这种格式',
    unreadable: '图片已损坏，无法打开',
    animated: '不支持上传动图',
    tooManyPixels: '图片像素过多，最多 {{max}} 百万像素',
    wrongRatio: '图片比例应为 {{width}}:{{height}}',
    tooSmall: '图片太小，宽和高都至少要 {{min}} 像素',
  },
  problems: {
    notOurs: '请在此处上传图片，不能使用外部地址',
    otherPurpose: '这张图片是为其他位置上传的，请在此处重新上传',
  },
  fields: {
    name: '名称',
    purpose: '用途',
    size: '大小',
    ownerId: '上传人',
    createdAt: '上传时间',
  },
} satisfies Translation<typeof en>
