export type Medium = 'audio' | 'video'
const mediaPatterns = [
  ['audio', /\.(mp3|m4a|wav|ogg|oga|opus|aac)$/i],
  ['video', /\.(mp4|webm|m4v|mov|ogv)$/i],
] as const

/** Whether an address or its type says that it is a sound or a film. */
export function mediumOf(address: string, type: string): Medium | undefined {
  const [, own] = /^(audio|video)\//.exec(type) ?? []
  if (own === 'audio' || own === 'video') return own
  return mediaPatterns.find(([, pattern]) => pattern.test(address.split(/[?#]/)[0] ?? ''))?.[0]
}
