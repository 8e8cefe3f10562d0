import type { Role } from '#kit/contract/role.ts'

/** Username, nickname, roles, description. Everybody is plainly made up. */
type Row = readonly [string, string, readonly Role[], string]

/** One of each role, with whom a visitor looks around. */
export const guides: readonly Row[] = [
  ['demo-super', '演示超级管理员', ['super_admin'], '管理账号与角色，也能审核。'],
  ['demo-admin', '演示管理员', ['admin_designer'], '照看全部内容与标签。'],
  ['demo-designer', '演示设计师', ['lx_designer'], '把职业拆成能力，把能力做成一张张卡片。'],
  ['demo-auditor', '演示审核员', ['auditor'], '通过之前先替学员读一遍。'],
  ['demo-teacher', '演示教师', ['teacher'], '带学员走完第一个真实任务。'],
  ['demo-student', '演示学员', ['student'], '每天学一点点。'],
]

export const colleagues: readonly Row[] = [
  ['demo-lin', '演示设计师 林夏', ['lx_designer'], '做了八年用户研究，现在把它教给别人。'],
  ['demo-zhou', '演示设计师 周野', ['lx_designer', 'teacher'], '影像与声音的内容都可以找我。'],
  [
    'demo-emma',
    'Demo designer Emma',
    ['lx_designer'],
    'Writes about science for people who left it at school.',
  ],
  [
    'demo-lucia',
    'Lucía (de ejemplo)',
    ['lx_designer'],
    'Prepara rutas y cursos para quien acompaña a otros.',
  ],
  ['demo-haruka', 'デモデザイナー 遥', ['lx_designer'], '暮らしに近い学びをつくっています。'],
  ['demo-qian', '演示教师 钱老师', ['teacher'], '答疑时间：工作日晚上七点到九点。'],
  ['demo-newcomer', '演示新注册', [], '刚刚注册，等待绑定角色。'],
]

/** Nicknames of learners; their usernames are numbered. */
export const learners = [
  '演示学员 安安',
  '演示学员 北北',
  '演示学员 晨光',
  '演示学员 大米',
  '演示学员 二月',
  '演示学员 风铃',
  '演示学员 谷雨',
  '演示学员 海盐',
  '演示学员 江上',
  '演示学员 可可',
  'Demo learner Mia',
  'Demo learner Noah',
  'Sofía (de ejemplo)',
  'デモ学習者 あおい',
] as const
