import './file.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { fileEndpoints } from '../file.contract.ts'
import { fileWords } from '../file.words.ts'

/** What one's own files take of what they may. */
export function QuotaNote() {
  const t = useWords(fileWords)
  const { kilobytes } = useFormat()
  const { data } = useRead(fileEndpoints.quota)
  if (!data) return null
  const values = { used: kilobytes(data.used / 1024), limit: kilobytes(data.limit / 1024) }
  return <span className="file-quota">{t('quota', values)}</span>
}
