import type { Role } from '#kit/contract/role.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { userWords } from '../user.words.ts'

interface Props {
  /** null: the account is damaged; none: it waits for a super administrator (A6). */
  readonly roles: readonly Role[] | null
  /** So many are shown, the others counted; their names are told on hover. */
  readonly shown?: number
}

/** The roles of an account as tags. */
export function RoleTags({ roles, shown = Infinity }: Props) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const format = useFormat()
  if (roles === null || roles.length === 0)
    return (
      <span className="kit-tag" data-tone={roles ? 'wait' : 'bad'}>
        {roles ? t('waiting') : t('damaged')}
      </span>
    )
  const rest = roles.slice(shown)
  return (
    <span className="user-roles">
      {roles.slice(0, shown).map((role) => (
        <span key={role} className="kit-tag" data-tone={role === 'super_admin' ? 'brand' : 'off'}>
          {kit(`roles.${role}`)}
        </span>
      ))}
      {rest.length > 0 && (
        <span className="kit-muted" title={format.list(rest.map((role) => kit(`roles.${role}`)))}>
          +{rest.length}
        </span>
      )}
    </span>
  )
}
