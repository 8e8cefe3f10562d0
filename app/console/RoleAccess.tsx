import { useMemo } from 'react'
import { useSay } from '#kit/i18n/web/words.ts'
import { AccessScreen } from '#features/people/access/web/AccessScreen.tsx'
import { flatten, routeTable } from './routing/routes.ts'

/** `/datas/roles/access`: the rules of the contracts, beside those of the route table. */
export function RoleAccess() {
  const say = useSay()
  const menu = useMemo(
    () =>
      routeTable.map((row) => ({
        path: row.path,
        title: say(row.title),
        entries: flatten(row.children ?? [row]).map(({ path, title, roles, isHidden = false }) => ({
          ...{ path, title: say(title), roles, isHidden },
        })),
      })),
    [say],
  )
  return <AccessScreen menu={menu} />
}
