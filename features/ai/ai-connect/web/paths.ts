import { superAdmins } from '#kit/contract/role.ts'

/** Where an AI gets connected for everyone, and by whom; notices lead there. */
export const connectScreen = { href: '/configs/connect', who: superAdmins } as const
