import type { PageSetting } from '#kit/contract/pageSetting.ts'

/** Whether the operator allows it; a page that comes from no server, such as an exported one, has nothing of the kind. */
export const isAllowed = (setting: PageSetting): boolean =>
  document.querySelector<HTMLMetaElement>(`meta[name="${setting}"]`)?.content === 'on'
