import { superAdmins } from '#kit/contract/role.ts'

/** Where an AI gets connected for everyone, and by whom; notices lead there. */
export const connectScreen = { href: '/configs/connect', who: superAdmins } as const

/** Where voices of a provider are connected, and by whom. */
export const connectVoicesScreen = { href: '/configs/connectVoices', who: superAdmins } as const
