import { fileKinds, maxKbOf, type MediaPurpose } from '#kit/contract/file.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { lookAt } from './lookAt.ts'

export interface FileRules {
  /** What may be chosen, in words. */
  readonly text: string
  /** Why a file cannot be taken, as far as that is known before it is sent; undefined where nothing speaks against it. */
  refusalOf(file: File): Promise<string | undefined>
}

/** What a field takes. The server looks at the bytes again, and says more about those that are damaged. */
export function useFileRules(purpose: MediaPurpose): FileRules {
  const t = useWords(kitWords)
  const format = useFormat()
  const { names } = fileKinds[purpose]
  const maxKb = maxKbOf(purpose, purpose)
  const size = format.kilobytes(maxKb)
  return {
    text: t('file.rules', { names, size }),
    async refusalOf(file) {
      if (file.size === 0) return t('file.empty')
      if (file.size > maxKb * 1024) return t('file.tooLarge', { size })
      const type = await lookAt(file)
      const isOther = type.kind === 'refused' ? type.why === 'unknown' : type.kind !== purpose
      return isOther ? t('file.notThis', { names }) : undefined
    },
  }
}
