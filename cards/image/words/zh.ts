import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  label: '图片',
  purpose: '可以细看的图片，点一点图上的热点，看到更多说明。',
  fields: {
    pictures: '图片',
    pictureNumber: '图片 {{number}}',
    zoom: '可以放大',
    openAll: '要点开全部热点',
    openAllHint: '全部点开，卡片才算完成',
    hotspotNumber: '热点 {{number}}',
    hotspotTitle: '热点 {{number}} 的标题',
    hotspotBody: '热点 {{number}} 的说明',
    prompt: 'AI 绘图提示词',
  },
  edit: {
    addPicture: '添加图片',
    addHotspot: '添加热点',
    removeHotspot: '移除热点',
    openText: '展开热点 {{number}} 的说明',
    closeText: '收起热点 {{number}} 的说明',
    noText: '写上点开后看到的内容',
    place: '点击图片添加热点，点击热点编辑说明；拖动或用方向键移动热点。',
  },
  problems: { noPicture: '还没有图片', noHotspotTitle: '热点 {{number}} 没有标题' },
  incomplete: '点开全部热点后继续',
  play: {
    hotspot: '热点 {{number}}：{{title}}',
    opened: '已看',
    close: '关闭热点',
    previous: '上一张图片',
    next: '下一张图片',
    place: '第 {{number}} 张图片，共 {{total}} 张',
    found: '已点开 {{found}} / {{total}} 个热点',
  },
} satisfies Translation<typeof en>
