import { useMemo } from 'react'
import { useTranslate } from '#kit/i18n/web/words.ts'
import { AccessScreen } from '#features/people/access/web/AccessScreen.tsx'
import { flatten, routeTable } from './routing/routes.ts'

/** `/datas/roles/access`: the rules of the contracts, beside those of the route table. */
export function RoleAccess() {
  const translate = useTranslate()
  const menu = useMemo(
    () =>
      routeTable.map((row) => ({
        path: row.path,
        title: translate(row.title),
        entries: flatten(row.children ?? [row]).map(({ path, title, roles, isHidden = false }) => ({
          path,
          title: translate(title),
          roles,
          isHidden,
        })),
      })),
    [translate],
  )
  return <AccessScreen menu={menu} />
}
