import type { Translation } from '#kit/words.ts'
import type { en } from './en.ts'

export const zh = {
  faults: {
    wrongCredentials: '用户名或密码不正确',
    lockedOut_other: '失败次数过多，请 {{count}} 分钟后再试',
    captchaMissing: '请先完成验证',
    captchaWrong: '验证已失效，请重新验证',
    roleAbnormal: '用户角色异常',
    underReview: '您的账号正在审核中，请耐心等待',
    accountInvalid: '该账号已停用，请联系管理员',
  },
  fields: {
    username: '用户名',
    nickname: '昵称',
    password: '密码',
  },
} satisfies Translation<typeof en>
