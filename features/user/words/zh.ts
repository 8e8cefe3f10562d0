import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  faults: {
    notYourself: '不能对自己的账号执行此操作',
    lastSuperAdmin: '至少要保留一个有效的超级管理员',
  },
  problems: {
    username: '请使用 3 到 20 位字母、数字、点、短横线或下划线',
    taken: '该用户名已被使用',
    commonPassword: '密码过于简单，请换一个',
    passwordTooShort: '密码至少需要 {{min}} 位',
    passwordIsName: '密码不能与用户名相同',
  },
  fields: {
    username: '用户名',
    nickname: '昵称',
    password: '密码',
    newPassword: '新密码',
    roles: '角色',
    role: '角色',
    status: '状态',
    avatar: '头像',
    phone: '手机号',
    wxOpenid: '微信 OpenID',
    unionId: 'UnionID',
    sessionKey: '会话密钥',
    createdAt: '创建时间',
    lastLoginAt: '最近登录',
  },
  states: { valid: '有效', invalid: '无效' },
  moves: { invalidate: '设为无效', validate: '设为有效' },
} satisfies Translation<typeof en>
