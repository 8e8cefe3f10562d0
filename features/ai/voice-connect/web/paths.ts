import { superAdmins } from '#kit/contract/role.ts'

/** Where voices of a provider are connected, and by whom. */
export const connectVoicesScreen = { href: '/configs/connectVoices', who: superAdmins } as const
