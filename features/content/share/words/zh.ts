import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { activityShare: '分享活动', courseShare: '分享课程', productShare: '分享产品' },
  title: '分享“{{title}}”',
  published: '“{{title}}”已公开',
  link: '公开链接',
  copy: '复制链接',
  save: '保存二维码',
  picture: '“{{title}}”链接的二维码',
  audience: {
    activity: {
      everybody: '任何人都能看到它的页面，登录后就能开始学。',
      enrolled: '任何人都能看到它的页面；已加入相应课程或产品的学员才能学。',
    },
    course: {
      enrolled: '任何人都能看到它的页面；已兑换的学员才能学。',
      readers: '任何人都能看到它的页面；还没有公开的产品出售它，所以暂时没人能学。',
    },
    product: { enrolled: '任何人都能看到它的页面；有兑换码的人可以兑换。' },
  },
  first: {
    activity: {
      draft: '现在还没有人能看到这个活动。请先上线，链接就会出现在这里。',
      hidden: '这个活动已下线，没有公开页面。请先重新上线。',
    },
    course: {
      draft: '现在还没有人能看到这门课程。请先上线，链接就会出现在这里。',
      closed: '这门课程已下线，没有公开页面。请先重新上线。',
    },
    product: {
      draft: '现在还没有人能看到这个产品。请先提交审核，通过后链接会出现在这里。',
      inner: '这个产品仅在内部上线：只有内部人员能兑换，也没有公开页面。请先提交审核。',
      reviewing: '审核员正在审核这个产品，通过后链接会出现在这里。',
      finished: '这个产品已下线，没有公开页面。请先重新上线。',
      rejected: '这个产品被驳回了。请先修改，再次提交审核。',
    },
  },
  next: '接下来',
  learner: { title: '以学员身份打开', lead: '在新标签页里看别人看到的样子' },
  place: { title: '放进课程', lead: '放进你能编辑的课程，或者新建一门', course: '选择课程', new: '新建课程' },
  sell: { title: '出售', lead: '用这门课程的内容新建一个产品' },
  codes: { title: '生成兑换码', lead: '为这个产品新建一批', of: '为“{{title}}”新建一批' },
} satisfies Translation<typeof en>
