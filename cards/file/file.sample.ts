import * as z from 'zod/mini'
import type { CardSample } from '#kit/card/cardDefinition.ts'
import { fileSchema, type FileCard } from './file.schema.ts'

const kit = z.parse(fileSchema, {
  id: 9701,
  type: 'file',
  title: '访谈工具包',
  files: [
    { id: 'outline', fileId: 2, name: '访谈提纲模板.docx', size: 48_128, licence: 'CC BY 4.0' },
    { id: 'consent', fileId: 3, name: '知情同意书.pdf', size: 212_992, licence: 'CC BY 4.0' },
    { id: 'sheet', fileId: 4, name: '记录表（含示例）.xlsx', size: 1_310_720, licence: '仅供本课程使用' },
  ],
  agreement: '我会把受访者的姓名和联系方式匿名后再分享这些材料。',
})

const one = z.parse(fileSchema, {
  id: 9702,
  type: 'file',
  title: '选一份案例带走',
  need: 'one',
  files: [
    { id: 'shop', fileId: 2, name: '便利店案例.pdf', size: 640_000 },
    { id: 'clinic', fileId: 3, name: '社区诊所案例.pdf', size: 702_000 },
  ],
})

export const fileSample: CardSample<FileCard, never> = {
  cards: [kit, one],
  through: ({ files }) => ({ agreed: true, downloaded: files.map(({ id }) => id) }),
}
