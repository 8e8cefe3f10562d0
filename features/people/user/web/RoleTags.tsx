import type { Role } from '#kit/contract/role.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { userWords } from '../user.words.ts'

/** null: the account is damaged; none: it waits for a super administrator (A6). */
export function RoleTags({ roles }: { readonly roles: readonly Role[] | null }) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  if (roles === null || roles.length === 0)
    return (
      <span className="kit-tag" data-tone={roles ? 'wait' : 'bad'}>
        {roles ? t('waiting') : t('damaged')}
      </span>
    )
  return (
    <span className="user-roles">
      {roles.map((role) => (
        <span key={role} className="kit-tag" data-tone={role === 'super_admin' ? 'brand' : 'off'}>
          {kit(`roles.${role}`)}
        </span>
      ))}
    </span>
  )
}
