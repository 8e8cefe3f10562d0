import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: {
    abilityOverview: '能力概览',
    activityOverview: '活动概览',
    careerOverview: '职业概览',
    courseOverview: '课程概览',
    productOverview: '产品概览',
  },
  next: '接下来',
  part: '{{value}} / {{whole}}',
  figures: {
    activityCount: '活动',
    activities: '活动',
    careers: '职业',
    courses: '课程',
    enrolled: '已加入学员',
    finished: '学完比例',
    learners: '学员',
    paid: '已付订单',
    products: '产品',
    redeemed: '已兑换的码',
    salePrice: '售价',
    score: '平均得分',
  },
  waiting: {
    ability: { draft: '目前只有创作者能看到。审核通过后，大家都能选用。' },
    activity: {
      draft: '目前只有创作者能看到。上线后学员就能学。',
      hidden: '已下线。重新上线后学员就能学。',
      public: '有改动还没上线，学员看不到。',
    },
    career: { draft: '目前只有创作者能看到。审核通过后，大家都能选用。' },
    course: {
      draft: '目前只有创作者能看到。上线后就能出售。',
      closed: '已下线，不再接收新学员。重新上线即可恢复。',
    },
    product: {
      draft: '还没有人能买到。审核通过后就会公开。',
      inner: '目前只有内部人员能兑换。审核通过后就会公开。',
      rejected: '审核员驳回了它。按说明修改后再次提交。',
    },
  },
  steps: {
    finish: '还差一些内容才能上线。',
    place: '还没有课程用到它。放进课程，学员就能在那里找到。',
    sell: '还没有产品出售它，所以没人能学。',
    codes: '还没有兑换码。生成一批，学员就能兑换。',
    share: '一切就绪，把链接发给大家吧。',
  },
  actions: {
    finish: '继续编辑',
    place: '放进课程',
    sell: '新建产品',
    codes: '生成兑换码',
    share: '查看链接',
  },
} satisfies Translation<typeof en>
