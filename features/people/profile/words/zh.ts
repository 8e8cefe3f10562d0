import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { profile: '我的账号' },
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
  screen: {
    title: '个人资料',
    lead: '别人在你的作品、消息和审核里看到的你。',
    save: '保存',
    saved: '资料已保存',
    passwordTitle: '修改密码',
    passwordLead: '修改后，其他设备上的登录会结束，当前设备不受影响。',
    passwordHint: '至少 {{min}} 个字符，一句短话就很好',
    change: '修改密码',
    changed: '密码已修改，其他设备上的登录已结束',
    sessionsTitle: '登录设备',
    sessionsLead: '有不认识的设备，请结束它并修改密码。',
    roles: '角色',
  },
  own: {
    title: '我的账号',
    parts: '本页内容',
    nav: {
      profile: '资料',
      password: '密码',
      factors: '两步验证',
      language: '语言',
      sessions: '设备',
      orders: '订单',
      data: '数据',
      close: '注销',
    },
    username: '登录名：{{name}}',
    nicknameHint: '老师和其他人看到的名字',
    addPicture: '上传头像',
    changePicture: '更换头像',
    removePicture: '移除',
    removed: '头像已移除',
    again: '再试一次',
    languageLead: '页面文字用的语言；课程内容保持原来的语言。',
  },
} satisfies Translation<typeof en>
