import { useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '#features/people/user/account.words.ts'
import { staffOptions } from './account.calls.ts'

interface SuccessorProps {
  readonly id: string
  readonly problem: string | undefined
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** Who takes over what others use: a search, and a choice of what it found. */
export function Successor({ id, problem, value, onChange }: SuccessorProps) {
  const t = useWords(accountWords)
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<DataOf<typeof staffOptions>>([])
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const query = { role: 'staff' as const, ...(keyword && { keyword }) }
    call(staffOptions, { query, signal }).then(
      (staff) => {
        setFound(staff)
        setTrouble('')
      },
      (error: unknown) => {
        if (!signal.aborted) setTrouble(errorText(error))
      },
    )
    return () => leaving.abort()
  }, [keyword])
  const search = (text: string) => {
    setKeyword(text.trim())
    onChange(null)
  }
  return (
    <>
      <label htmlFor={`${id}-search`}>{t('close.search')}</label>
      <input id={`${id}-search`} onChange={({ target }) => search(target.value)} type="search" />
      <label htmlFor={id}>{t('fields.handOverTo')}</label>
      <select
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined}
        id={id}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        value={value ?? ''}
      >
        <option value="">{t('close.choose')}</option>
        {found.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} role="alert">
        {problem ?? trouble}
      </p>
    </>
  )
}
