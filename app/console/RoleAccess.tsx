import { useMemo } from 'react'
import { AccessScreen } from '#features/people/access/web/AccessScreen.tsx'
import { useWords } from '#kit/web/words.ts'
import { flatten, routeTable } from './routes.ts'
import { shellWords } from '../words/shellWords.ts'

/** `/datas/roles/access`: the rules of the contracts, beside those of the route table. */
export function RoleAccess() {
  const t = useWords(shellWords)
  const menu = useMemo(
    () =>
      routeTable.map((row) => ({
        path: row.path,
        title: t(`routes.${row.title}`),
        entries: flatten(row.children ?? [row]).map(({ path, title, roles, isHidden = false }) => ({
          ...{ path, title: t(`routes.${title}`), roles, isHidden },
        })),
      })),
    [t],
  )
  return <AccessScreen menu={menu} />
}
