const ending = /\.[\p{L}\p{N}]{1,8}$/u

/**
 * The name under which a file is saved: as its author called it, with the ending of the file that was uploaded, without
 * which no computer would know how to open it. Characters that file systems refuse are left out.
 */
export function savedName(name: string, uploaded: string | undefined): string {
  const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  const extension = ending.exec(uploaded ?? '')?.[0] ?? ''
  if (clean === '') return uploaded ?? 'download'
  return clean.toLowerCase().endsWith(extension.toLowerCase()) ? clean : clean + extension
}
