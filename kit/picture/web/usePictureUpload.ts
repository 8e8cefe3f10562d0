import { useEffect, useRef, useState } from 'react'
import type { PicturePurpose } from '#kit/contract/file.ts'
import { filePurposes, maxKbOf } from '#kit/contract/file.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { uploadEndpoint } from '#kit/feature/web/kitSettings.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { isAbort } from '#kit/http/web/refusal.ts'
import { upload } from '#kit/http/web/transfer.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Area } from './cropPicture.ts'
import { cropPicture } from './cropPicture.ts'
import type { PictureProblem } from './pictureFile.ts'
import { hasRatio, isWithin, pictureSize, pictureType, ratioText, readPicture } from './pictureFile.ts'

/** What `infra/file/upload` answers, as far as fields need it. */
export interface UploadedFile {
  readonly id: number
  readonly url: string
  readonly name: string
  /** What it was drawn from, where it was. */
  readonly prompt?: string
}

/** A picture that is to be cut before it is sent. */
interface Uncut {
  readonly url: string
  readonly type: string
  readonly name: string
}

export interface PictureUpload {
  /** 0..1 while a picture is on its way. */
  readonly progress: number | undefined
  readonly problem: string | undefined
  readonly uncut: Uncut | undefined
  readonly ratio: readonly [number, number] | null
  readonly take: (file: File) => Promise<void>
  /** Takes a copy of a picture that is stored already. */
  readonly takeFrom: (url: string, name: string) => Promise<void>
  readonly cut: (area: Area) => Promise<void>
  readonly cancel: () => void
  /** What may be chosen, in words. */
  readonly rules: string
}

/**
 * Takes a picture through its checks (bytes, size, ratio), the cut and the upload (C5); `endpoint` on pages that have not
 * configured the kit.
 */
export function usePictureUpload(
  purpose: PicturePurpose,
  onDone: (file: UploadedFile) => void,
  endpoint?: AnyEndpoint,
): PictureUpload {
  const { ratio } = filePurposes[purpose]
  const maxKb = maxKbOf(purpose, 'picture')
  const t = useWords(kitWords)
  const format = useFormat()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [uncut, setUncut] = useState<Uncut>()
  const flight = useRef<AbortController>(undefined)
  const size = format.kilobytes(maxKb)

  useEffect(() => () => flight.current?.abort(), [])
  useEffect(() => () => (uncut ? URL.revokeObjectURL(uncut.url) : undefined), [uncut])

  const refuse = (key: PictureProblem) => {
    const values = { size, ratio: ratio ? ratioText(ratio) : '' }
    setProblem(key === 'notPicture' ? t('faults.notPicture') : t(`picture.${key}`, values))
  }

  const send = async (file: Blob, name: string) => {
    flight.current = new AbortController()
    setProgress(0)
    try {
      const { signal } = flight.current
      const named = new File([file], name, { type: file.type })
      const done = await upload(
        endpoint ?? uploadEndpoint(),
        named,
        { purpose },
        { onProgress: setProgress, signal },
      )
      onDone(done as UploadedFile)
    } catch (error) {
      if (!isAbort(error)) setProblem(errorText(error))
    } finally {
      setProgress(undefined)
    }
  }
  const take = async (file: File) => {
    setProblem(undefined)
    const type = await pictureType(file)
    if (!type) return refuse('notPicture')
    const url = URL.createObjectURL(file)
    const pixels = await pictureSize(url)
    if (pixels && ratio && !hasRatio(pixels, ratio)) return setUncut({ url, type, name: file.name })
    if (pixels && ratio && !isWithin(file, maxKb)) return setUncut({ url, type, name: file.name })
    URL.revokeObjectURL(url)
    if (!pixels) return refuse('unreadable')
    if (!isWithin(file, maxKb)) return refuse('tooLarge')
    await send(file, file.name)
  }
  const takeFrom = async (url: string, name: string) => {
    setProblem(undefined)
    const bytes = await readPicture(url)
    if (!bytes) return refuse('unreadable')
    await take(new File([bytes], name, { type: bytes.type }))
  }
  const cut = async (area: Area) => {
    if (!uncut || !ratio) return
    const cropped = await cropPicture(uncut.url, area, { purpose, ratio, type: uncut.type, maxKb })
    setUncut(undefined)
    if (cropped) await send(cropped, uncut.name)
    else refuse('tooLarge')
  }
  const cancel = () => {
    setUncut(undefined)
    flight.current?.abort()
  }
  const rules = ratio
    ? t('picture.rulesWithRatio', { ratio: ratioText(ratio), size })
    : t('picture.rules', { size })
  return { progress, problem, uncut, ratio, take, takeFrom, cut, cancel, rules }
}
