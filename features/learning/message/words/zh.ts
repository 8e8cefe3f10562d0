import type { Translation } from '#kit/i18n/words.ts'
import type { en } from './en.ts'

export const zh = {
  access: { message: '消息' },
  problems: { sensitive: '含有敏感词：{{words}}，请修改后再发' },
  lists: {
    index: {
      title: '全部消息',
      lead: '与你有关的通知、提问和回复。',
      empty: '还没有消息',
      emptyLead: '审核结果、学员的提问和回复都会出现在这里。',
    },
    teachering: {
      title: '老师回复',
      lead: '老师给学员的回复。',
      empty: '还没有回复',
      emptyLead: '回复一个提问或对话后，内容会保存在这里。',
    },
    teachered: {
      title: '学员提问',
      lead: '学员在活动卡片上提出的问题。',
      empty: '还没有提问',
      emptyLead: '你主持或创建的活动，以及你有权回复消息的课程，学员的提问会出现在这里。',
    },
    simple: {
      title: 'AI 回答',
      lead: 'AI 给你所带学员的单次回答。',
      empty: '还没有 AI 回答',
      emptyLead: '学员看到由 AI 作答的卡片后，回答会出现在这里。',
    },
    multiple: {
      title: 'AI 对话',
      lead: '你所带学员与卡片 AI、AI 导师或 AI 学伴的多轮对话。',
      empty: '还没有对话',
      emptyLead: '学员与卡片 AI、AI 导师或 AI 学伴聊起来后，对话会出现在这里。',
    },
  },
  fields: {
    content: '内容',
    type: '类型',
    activityId: '活动',
    senderId: '发送人',
    createdAt: '时间',
    fileIds: '附件',
  },
  values: {
    type: {
      message: '通知',
      teachering: '回复',
      teachered: '提问',
      simple: 'AI 回答',
      multiple: 'AI 对话',
    },
  },
  tabs: { all: '全部', unread: '未读', read: '已读', label: '已读与未读' },
  row: {
    unread: '未读',
    you: '我',
    system: '系统',
    answered: '已回复',
    waiting: '待回复',
    along: { tutor: '附 AI 导师对话', partner: '附 AI 学伴对话' },
    files_other: '{{count}} 个附件',
  },
  actions: {
    readPage: '本页标为已读',
    readAll: '全部标为已读',
    marked_other: '已将 {{count}} 条消息标为已读',
    next: '下一条未读',
    noNext: '这里没有未读消息了。',
    keys: '快捷键：/ 搜索，j、k 移动，Alt N 下一条未读',
  },
  thread: {
    label: '对话',
    choose: '选择一条消息',
    chooseLead: '它所在的对话会显示在这里。',
    ai: 'AI',
    author: '创作者预设',
    along: '学员提问前的对话，随问题一起发来。',
    isNew: '新',
    open: '打开“{{title}}”',
    openRecord: '打开该记录',
    openSessions: '查看自己的登录',
    card: '卡片“{{title}}”',
    noReply: '你可以查看这段对话；有回复消息权限的人才能回复。',
    notice: '通知不需要回复。',
    files: '附件',
  },
  reply: {
    label: '你的回复',
    placeholder: '写下回复',
    send: '发送',
    sent: '回复已发送',
    kept: '已恢复你上次未发送的内容。',
    offline: '网络已断开。回复已保存在本机，联网后再发送即可。',
    attach: '添加附件',
    remove: '移除 {{name}}',
    sending: '{{percent}}%',
    waits: '附件还在上传。',
  },
  told: {
    approved: '“{{title}}”已通过审核。',
    rejected: '“{{title}}”已被驳回。',
    newDevice:
      '你的账号在新设备上登录：{{device}}，来自 {{address}}。如果不是你本人，请修改密码并结束其他登录。',
    newDeviceUnnamed:
      '你的账号在一台未知设备上登录，来自 {{address}}。如果不是你本人，请修改密码并结束其他登录。',
    triesAtSignIn:
      '有人知道你的密码：从 {{address}} 登录时密码正确，但两步验证多次失败。如果不是你本人，请修改密码。',
    triesToConfirm:
      '有人在你账号已登录的页面上（来自 {{address}}）多次未能通过身份确认。如果不是你本人，请结束其他登录并修改密码。',
    factorAdded: '你的账号添加了两步验证“{{name}}”。如果不是你本人，请修改密码并联系管理员。',
    factorRemoved: '你的账号移除了两步验证“{{name}}”。如果不是你本人，请修改密码并结束其他登录。',
    factorsReset: '管理员移除了你账号的全部两步验证。你可以随时重新设置。',
    codesRenewed: '你的账号生成了新的恢复代码，旧代码已失效。如果不是你本人，请修改密码并结束其他登录。',
    codeUsed:
      '你的账号使用了一个恢复代码，来自 {{address}}，还剩 {{left}} 个。如果不是你本人，请修改密码并结束其他登录。',
  },
  faults: { notAnswerable: '通知不需要回复。' },
} satisfies Translation<typeof en>
