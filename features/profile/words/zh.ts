import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  faults: {
    tooManyAttempts_other: '原密码输错次数过多，请 {{count}} 分钟后再试',
  },
  problems: {
    wrongPassword: '原密码不正确',
    samePassword: '新密码不能与原密码相同',
  },
  fields: {
    nickname: '昵称',
    description: '个人简介',
    avatar: '头像',
    oldPassword: '原密码',
    newPassword: '新密码',
  },
} satisfies Translation<typeof en>
